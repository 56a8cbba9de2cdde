import {
  convertedPart,
  pageMarkdown,
  type PageMarkdown,
  type SiteOfPages,
} from '../../exports/markdown/pageMarkdown';
import {openBuildMemory, type RememberedValue} from '../../lib/buildMemory';
import type {BuiltPage} from '../../search/records/extractPage';
import {convertInThreads, startConverters} from './convertInThreads';

/** As many pages are converted faster here than threads start. */
const FEW = 20;

interface Options {
  /** Folder of the site. */
  readonly siteDir: string;
  /** The threads for many pages, if they have been started. */
  readonly converters?: ReturnType<typeof startConverters>;
}

/**
 * Converts built pages to Markdown, in the same order. A page whose content is that of the last build is
 * not converted again: a conversion takes as long as all other work on a finished page together.
 */
export async function convertPages(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  {siteDir, converters}: Options,
): Promise<PageMarkdown[]> {
  const memory = openBuildMemory<PageMarkdown>('page-markdown', siteDir);
  const facts = JSON.stringify(site);
  const places = new Map<string, RememberedValue<PageMarkdown>>();

  function* unknownPages(): Generator<BuiltPage> {
    for (const page of pages) {
      const place = memory.at([facts, page.address, convertedPart(page.html)]);
      places.set(page.address, place);
      if (!place.value) {
        yield page;
      }
    }
  }

  const keep = (made: PageMarkdown): void => places.get(made.address)?.set(made);
  const unknown = unknownPages();
  const first = take(unknown, FEW);
  if (first.length < FEW) {
    first.forEach((page) => keep(pageMarkdown(page, site)));
  } else {
    await convertInThreads(join(first, unknown), site, {
      threads: converters ?? startConverters(),
      onConverted: keep,
    });
  }
  memory.keep();
  return [...places.values()].flatMap(({value}) => value ?? []);
}

function take<T>(from: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  for (let next = from.next(); !next.done; next = from.next()) {
    taken.push(next.value);
    if (taken.length === count) {
      break;
    }
  }
  return taken;
}

function* join<T>(first: Iterable<T>, rest: Iterable<T>): Generator<T> {
  yield* first;
  yield* rest;
}
