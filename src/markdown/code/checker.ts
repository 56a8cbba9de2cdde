import path from 'node:path';

import type {VFile} from 'vfile';

import {sections} from '../../site/sections';
import {kindOf, yamlDocuments} from '../../yaml/read';
import type {CodeBlock} from './figure';

/** The page with the checker of YAML. */
const CHECKER = '/guides/SDK/check-your-yaml';

/**
 * Returns the path of a page of the guides or tutorials, whose whole files of YAML lead to the checker;
 * undefined for other files.
 */
export function checkedPage({cwd, path: file}: VFile): string | undefined {
  const source = path.relative(cwd, file).split(path.sep).join('/');
  const section = sections.find(({folder}) => source.startsWith(`${folder}/`));
  return section && section.pluginId !== 'api'
    ? `/${section.routeBasePath}${source.slice(section.folder.length)}`.replace(
        /(\/index)?\.mdx?$/,
        '',
      )
    : undefined;
}

/** Returns the address that opens a block in the checker, by its number among those of its page. */
export function checkerAddress(page: string, number: number): string {
  return `${CHECKER}?sample=${page}:${number}`;
}

/** Whether a block is a whole file of the SDK, which tests hold against its schema. */
export function isWholeFile({code, language = '', meta = ''}: CodeBlock): boolean {
  const [, schema] = /(?:^|\s)schema=(\w+)/.exec(meta) ?? [];
  const isFile = /^ya?ml$/.test(language) && /(?:^|\s)title="[^"]+\.ya?ml"/.test(meta);
  return (
    isFile &&
    schema !== 'none' &&
    !/(?:^|\s)unchecked=/.test(meta) &&
    (schema !== undefined || yamlDocuments(code).some((document) => kindOf(document)))
  );
}
