/** A request of a page as the browser reports it. */
export interface WireRequest {
  readonly url: string;
  /** Resource type of the DevTools protocol, such as `Script`; `Worker` for requests of workers. */
  readonly type: string;
  /** The initiator: `parser` for HTML and stylesheets, `script` for code. */
  readonly initiator: string;
  /** URL of the file that initiated it, if the browser knows it. */
  readonly initiatorUrl?: string;
  /** Whether it has the purpose `prefetch`. */
  readonly isPrefetch: boolean;
  /** Whether it was sent after everything that the HTML waits for had arrived. */
  readonly isAfterLoad?: boolean;
  /** Whether it was sent after the reader had turned to a link. */
  readonly isAfterIntent?: boolean;
  /** Media type of the response. */
  readonly mime?: string;
  /** Bytes on the wire with headers; 0 from the browser's cache. */
  readonly bytes: number;
}

/**
 * When a file is loaded: with the HTML; by a script, while the page comes to rest; once the reader has
 * turned to a link; or only to prefetch a possible navigation.
 */
export type Phase = 'first' | 'later' | 'intent' | 'prefetch';

export const GROUPS = ['html', 'css', 'font', 'image', 'script', 'data'] as const;
export type Group = (typeof GROUPS)[number];

/** A file that a page loaded, listed once even if requested several times. */
export interface LoadedFile {
  readonly url: string;
  readonly phase: Phase;
  readonly group: Group;
  readonly bytes: number;
}

const ORDER: readonly Phase[] = ['first', 'later', 'intent', 'prefetch'];

/**
 * Sorts a page's requests by initiator, not by time, so that the same page always weighs the same:
 * `first` is what the HTML and its stylesheets name and the preloaded font, `later` is what scripts
 * request, `intent` what is requested after the reader's first turn to a link.
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
  {type, initiator, initiatorUrl, isPrefetch, isAfterLoad, isAfterIntent, mime, url}: WireRequest,
  page: string,
  files: ReadonlyMap<string, LoadedFile>,
): Phase {
  const isOtherPage = mime === 'text/html' && withoutHash(url) !== withoutHash(page);
  if (isPrefetch || (isOtherPage && type !== 'Document')) {
    return 'prefetch';
  }
  if (isAfterIntent) {
    return 'intent';
  }
  // A font from a stylesheet that the application loaded counts for the application.
  const cause = initiatorUrl === undefined ? undefined : files.get(withoutHash(initiatorUrl));
  // The script in the head preloads the web font; a later font may have no initiator.
  const isLate = type === 'Font' ? isAfterLoad === true : initiator === 'script';
  return isLate || type === 'Worker' || cause?.phase === 'later' ? 'later' : 'first';
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

/** Weight of a page, in bytes on the wire. */
export interface Weights {
  /** Everything that the HTML asks for. */
  readonly firstLoad: number;
  /** Everything loaded once the page is at rest, including the first load. */
  readonly idle: number;
  /** Everything loaded once the reader has turned to a link and the page is at rest again. */
  readonly intent: number;
  /** Prefetched for a possible navigation; not part of the others. */
  readonly prefetch: number;
}

export const PARTS = ['firstLoad', 'idle', 'intent', 'prefetch'] as const;

export function weightsOf(files: readonly LoadedFile[]): Weights {
  const of = (wanted: Phase) => bytesOf(files, ({phase}) => phase === wanted);
  const firstLoad = of('first');
  const idle = firstLoad + of('later');
  return {firstLoad, idle, intent: idle + of('intent'), prefetch: of('prefetch')};
}

export function bytesOf(
  files: readonly LoadedFile[],
  isMeant: (file: LoadedFile) => boolean,
): number {
  return files.filter(isMeant).reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Returns the URLs on hosts other than the page's own. */
export function fromOtherHosts(files: readonly {readonly url: string}[], page: string): string[] {
  const {origin} = new URL(page);
  return files.map(({url}) => url).filter((url) => new URL(url).origin !== origin);
}
