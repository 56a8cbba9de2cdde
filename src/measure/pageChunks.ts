/** Finds the script files that the application asks for when it starts on an address. */
export type ChunkFinder = (address: string) => string[];

/** A built script: its address and its text. */
export interface Script {
  url: string;
  text: string;
}

/** The bundler's output is not what it was: says what is missing and where to mend it. */
export class BundleError extends Error {
  constructor(what: string) {
    super(
      `The built scripts hold no ${what}: the bundler writes them otherwise now. ` +
        'Mend the pattern in src/measure/pageChunks.ts.',
    );
    this.name = 'BundleError';
  }
}

const ROUTE_CHUNKS = /JSON\.parse\('(\{"\/[^']*"__comp"(?:[^'\\]|\\.)*\})'\)/;
const ROUTE = /component:\w+\("([^"]*)"(?:,"(\w+)")?\)(,routes:\[)?/g;
const REGISTERED = /(?:"([^"]+)"|([\w$]+)):\[\(\)=>([^"]*?(?:"\w+"[^"]*?)*?)\.then\(/g;
const LOADED = /\.e\("(\w+)"\)/g;
const NOT_FOUND = /"\*"===\w+\)return .{0,200}?\.then\(/;
const CHUNK = /\.push\(\[\[((?:"\w+",?)+)\]/;

/**
 * Reads the application's own tables: routes with the chunks of each, what a chunk's name loads, and
 * the ids that each script file provides.
 *
 * @param entries the scripts that pages load by themselves
 * @param all every built script
 * @throws BundleError when a table is not there
 */
export function chunkFinder(entries: readonly Script[], all: readonly Script[]): ChunkFinder {
  const text = entries.map((script) => script.text).join('\n');
  const chunksOfRoute = JSON.parse(
    unescaped(need(ROUTE_CHUNKS.exec(text)?.[1], 'table of routes and their chunks')),
  ) as Record<string, object>;
  const idsOfName = registry(text);
  const notFound = idsIn(need(NOT_FOUND.exec(text)?.[0], 'not-found page'));
  const urlOfId = new Map(all.flatMap(({url, text: code}) => idsOf(code).map((id) => [id, url])));
  const routes = [...text.matchAll(ROUTE)].map(([, path = '', hash, inner]) => ({
    path,
    key: `${path}-${hash}`,
    isFrame: inner !== undefined,
  }));

  return (address) => {
    const own = routes.filter(({path, isFrame}) =>
      isFrame ? address === path || address.startsWith(`${path}/`) : address === path,
    );
    const isKnown = own.some(({isFrame}) => !isFrame);
    const ids = isKnown
      ? own.flatMap(({key}) =>
          stringsIn(chunksOfRoute[key]).flatMap((name) => idsOfName.get(name) ?? []),
        )
      : notFound;
    const urls = ids.flatMap((id) => urlOfId.get(id) ?? []);
    return [...new Set(urls)];
  };
}

function registry(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, quoted, bare = '', loads = ''] of text.matchAll(REGISTERED)) {
    // The minifier writes names of digits as it likes: 17896441 as 0x11113f9.
    const name = quoted ?? (Number.isNaN(Number(bare)) ? bare : String(Number(bare)));
    found.set(name, idsIn(loads));
  }
  if (found.size === 0) {
    throw new BundleError('registry of chunks');
  }
  return found;
}

function idsIn(loads: string): string[] {
  return [...loads.matchAll(LOADED)].map(([, id]) => id as string);
}

/** Ids that a script file provides: `….push([["106"],{…`. */
function idsOf(code: string): string[] {
  return CHUNK.exec(code.slice(0, 400))?.[1]?.match(/\w+/g) ?? [];
}

/** All strings of a nested object: chunks are told by role, some roles in groups. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function unescaped(literal: string): string {
  return literal.replace(/\\(.)/g, '$1');
}

function need(found: string | undefined, what: string): string {
  if (found === undefined) {
    throw new BundleError(what);
  }
  return found;
}
