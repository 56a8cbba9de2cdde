import {type Element, first, wordsOf} from './nodes';
import type {ParsedPage} from './parsePage';
import {kindOf} from './places';

/** What a built page says of itself. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly language: string;
  readonly version: string;
  /** `docs-{plugin}-{version}` */
  readonly tag: string;
  /** Whether the page documents a module: its title is the module's dotted path. */
  readonly isModule: boolean;
  readonly article: Element;
}

/** A page that records cannot be read from. */
class UnreadablePageError extends Error {
  constructor(address: string, lack: string) {
    super(
      `Search records: the page ${address} has ${lack}. ` +
        'Either it is not a page of a docs section, or its theme has changed: ' +
        'see src/search/records.',
    );
    this.name = 'UnreadablePageError';
  }
}

/** @throws UnreadablePageError when one of the things that all docs pages have is not there. */
export function readHead({metas, article}: ParsedPage, address: string): PageHead {
  const need = (name: string): string => {
    const value = metas.get(name);
    if (!value) {
      throw new UnreadablePageError(address, `no meta element "${name}"`);
    }
    return value;
  };
  const language = need('docsearch:language');
  const version = need('docsearch:version');
  const tag = need('docsearch:docusaurus_tag');
  if (!article) {
    throw new UnreadablePageError(address, 'no article');
  }
  const heading = first(article, ({name}) => name === 'h1');
  const title = heading && wordsOf(heading);
  if (!title) {
    throw new UnreadablePageError(address, 'no title (h1)');
  }
  return {
    title,
    description: metas.get('description') ?? null,
    language,
    version,
    tag,
    isModule: kindOf(heading) === 'module',
    article,
  };
}
