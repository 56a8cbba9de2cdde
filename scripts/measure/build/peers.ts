import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {PlainPage} from './markdownOf';
import {costOf} from './processTree';
import {fileOf, writePages} from './plainSite';
import type {Project} from './projects';

/* Other tools on the same words. They are fetched when they are measured and belong to no part of the site. */

const VITEPRESS = {vitepress: '1.6.4'};
const STARLIGHT = {
  '@astrojs/starlight': '0.42.4',
  astro: '7.3.5',
  // Astro 7 asks for it; the site itself runs on 20.
  node: '22.23.3',
};

/** Where Starlight's own Node stands in its folder, and which it is. */
export const STARLIGHT_NODE = {file: 'node_modules/node/bin/node', version: STARLIGHT.node};

/** Versions that are compared, for the report. */
export const PEER_VERSIONS = `VitePress ${VITEPRESS.vitepress} with local search; Starlight ${STARLIGHT['@astrojs/starlight']} on Astro ${STARLIGHT.astro} with Pagefind, on Node ${STARLIGHT_NODE.version}`;

/** VitePress with its own search and a sidebar of all pages of a section. */
export async function vitepress(folder: string, pages: readonly PlainPage[]): Promise<Project> {
  await install(folder, VITEPRESS);
  writePages(pages, {folder: path.join(folder, 'pages'), withHeading: true});
  write(folder, 'pages/index.md', '# Start\n\n[Guides](/guides/)\n');
  const config = {
    title: 'Docs',
    cleanUrls: true,
    // Addresses of this site without a page there, such as files.
    ignoreDeadLinks: true,
    // Or braces in the text would be read as attributes.
    markdown: {attrs: {disable: true}},
    themeConfig: {
      search: {provider: 'local'},
      sidebar: Object.fromEntries(
        sectionsOf(pages).map((section) => [`/${section}/`, treeOf(pages, `/${section}`)]),
      ),
    },
  };
  write(folder, 'pages/.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`);
  return {
    name: 'VitePress',
    folder,
    command: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build', 'pages'],
    caches: ['pages/.vitepress/cache', 'pages/.vitepress/dist', 'node_modules/.vite'],
    touched: path.join('pages', fileOf(pages[0] as PlainPage, pages)),
  };
}

/** Starlight as its starter makes it, with Pagefind. */
export async function starlight(folder: string, pages: readonly PlainPage[]): Promise<Project> {
  await install(folder, STARLIGHT);
  const content = 'src/content/docs';
  writePages(pages, {folder: path.join(folder, content)});
  write(folder, `${content}/index.md`, '---\ntitle: Start\n---\n\n[Guides](/guides/)\n');
  const sidebar = sectionsOf(pages).map((directory) => ({
    label: directory,
    items: [{autogenerate: {directory}}],
  }));
  write(
    folder,
    'astro.config.mjs',
    [
      "import {defineConfig} from 'astro/config';",
      "import starlight from '@astrojs/starlight';",
      `export default defineConfig({site: 'https://example.com', integrations: [starlight(${JSON.stringify(
        {title: 'Docs', sidebar},
      )})]});`,
    ].join('\n'),
  );
  write(
    folder,
    'src/content.config.ts',
    [
      "import {defineCollection} from 'astro:content';",
      "import {docsLoader} from '@astrojs/starlight/loaders';",
      "import {docsSchema} from '@astrojs/starlight/schema';",
      'export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};',
    ].join('\n'),
  );
  return {
    name: 'Starlight',
    folder,
    command: [STARLIGHT_NODE.file, 'node_modules/astro/bin/astro.mjs', 'build'],
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    touched: path.join(content, fileOf(pages[0] as PlainPage, pages)),
  };
}

async function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  write(folder, 'package.json', JSON.stringify({private: true, type: 'module', dependencies}));
  await costOf(['npm', 'install', '--no-audit', '--no-fund'], folder, process.env);
}

function write(folder: string, file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

function sectionsOf(pages: readonly Pick<PlainPage, 'address'>[]): string[] {
  return [...new Set(pages.map(({address}) => address.split('/')[1] ?? ''))];
}

interface Entry {
  readonly text: string;
  readonly link: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Entry[];
}

/** The pages below an address as VitePress' sidebar takes them. */
export function treeOf(
  pages: readonly Pick<PlainPage, 'address' | 'title'>[],
  parent: string,
): Entry[] {
  const below = pages.filter(({address}) => address.startsWith(`${parent}/`));
  const children = below.filter(
    ({address}) => !below.some((other) => address.startsWith(`${other.address}/`)),
  );
  return children.map(({address, title}) => {
    const items = treeOf(pages, address);
    return items.length > 0
      ? {text: title, link: `${address}/`, collapsed: true, items}
      : {text: title, link: address};
  });
}
