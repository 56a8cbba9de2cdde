/** A request of a page as the browser reports it. */
export interface WireRequest {
  readonly url: string;
  /** Resource type of the DevTools protocol: `Document`, `Script`, `Fetch`; `Worker` for what workers ask for. */
  readonly type: string;
  /** What caused it: `parser` for HTML and stylesheets, `script` for code. */
  readonly initiator: string;
  /** Address of the file that caused it, where the browser knows it. */
  readonly initiatorUrl?: string;
  /** Asked for with the purpose `prefetch`. */
  readonly isPrefetch: boolean;
  /** Sent when everything that the HTML waits for had come. */
  readonly isAfterLoad?: boolean;
  /** Media type of the answer. */
  readonly mime?: string;
  /** Bytes on the wire with headers; 0 when it came from the browser's cache. */
  readonly bytes: number;
}

/**
 * When a file is loaded: with the HTML and without the application; by the application; only ahead of
 * a navigation that may come.
 */
export type Phase = 'first' | 'later' | 'prefetch';

export const GROUPS = ['html', 'css', 'font', 'image', 'script', 'data'] as const;
export type Group = (typeof GROUPS)[number];

/** A file of a page, once, however often it was asked for. */
export interface LoadedFile {
  readonly url: string;
  readonly phase: Phase;
  readonly group: Group;
  readonly bytes: number;
}

const ORDER: readonly Phase[] = ['first', 'later', 'prefetch'];

/**
 * Sorts a page's requests by what caused them, not by their moments, so that the same page always
 * weighs the same: what the HTML and its stylesheets name comes first, what scripts ask for is later.
 * A file that was prefetched and then used counts where it is used.
 *
 * @param requests in the order in which they were sent
 * @param page address of the page
 */
export function loadedFiles(requests: readonly WireRequest[], page: string): LoadedFile[] {
  const files = new Map<string, LoadedFile>();
  for (const request of requests) {
    const url = withoutHash(request.url);
    const phase = phaseOf(request, page, files);
    const known = files.get(url);
    files.set(url, {
      url,
      phase: known && ORDER.indexOf(known.phase) < ORDER.indexOf(phase) ? known.phase : phase,
      group: known && known.phase !== 'prefetch' ? known.group : groupOf(request),
      bytes: Math.max(request.bytes, known?.bytes ?? 0),
    });
  }
  return [...files.values()].filter(({bytes}) => bytes > 0);
}

function phaseOf(
  {type, initiator, initiatorUrl, isPrefetch, isAfterLoad, mime, url}: WireRequest,
  page: string,
  files: ReadonlyMap<string, LoadedFile>,
): Phase {
  const isOtherPage = mime === 'text/html' && withoutHash(url) !== withoutHash(page);
  if (isPrefetch || (isOtherPage && type !== 'Document')) {
    return 'prefetch';
  }
  // A font of a stylesheet that the application brought is the application's.
  const cause = initiatorUrl === undefined ? undefined : files.get(withoutHash(initiatorUrl));
  // One that a script loads by itself has no cause that the browser tells.
  const isLateFont = type === 'Font' && isAfterLoad === true;
  return initiator === 'script' || type === 'Worker' || cause?.phase === 'later' || isLateFont
    ? 'later'
    : 'first';
}

function groupOf({type, url}: WireRequest): Group {
  const {pathname} = new URL(url);
  if (type === 'Document' || pathname.endsWith('.html')) {
    return 'html';
  }
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  const byEnding: Readonly<Record<string, Group>> = {
    css: 'css',
    woff2: 'font',
    woff: 'font',
    svg: 'image',
    png: 'image',
    webp: 'image',
    avif: 'image',
    ico: 'image',
    js: 'script',
    mjs: 'script',
  };
  return byEnding[ending] ?? 'data';
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}

/** What a page weighs, in bytes on the wire. */
export interface Weights {
  /** All that is loaded without the application. */
  readonly firstLoad: number;
  /** All that is loaded when the page has come to rest, the first load included. */
  readonly idle: number;
  /** Loaded ahead of a navigation, not in the other two. */
  readonly prefetch: number;
}

export const PARTS = ['firstLoad', 'idle', 'prefetch'] as const;

export function weightsOf(files: readonly LoadedFile[]): Weights {
  const first = bytesOf(files, ({phase}) => phase === 'first');
  return {
    firstLoad: first,
    idle: first + bytesOf(files, ({phase}) => phase === 'later'),
    prefetch: bytesOf(files, ({phase}) => phase === 'prefetch'),
  };
}

export function bytesOf(
  files: readonly LoadedFile[],
  isMeant: (file: LoadedFile) => boolean,
): number {
  return files.filter(isMeant).reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Addresses on hosts other than the page's own. */
export function fromOtherHosts(files: readonly {readonly url: string}[], page: string): string[] {
  const {origin} = new URL(page);
  return files.map(({url}) => url).filter((url) => new URL(url).origin !== origin);
}
