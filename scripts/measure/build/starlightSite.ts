import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import matter from 'gray-matter';

import {filesIn} from '../../../src/lib/filesIn';
import {installedVersion} from '../../../src/lib/installedVersion';
import {sections} from '../../../src/site/sections';

/** Packages of the other site, and a Node that all of them run on. */
const PACKAGES = ['astro', '@astrojs/starlight'];
const NODE = 'node@22';
const PAGES = 'src/content/docs';
/** Output and caches of earlier builds, relative to the site's folder. */
const CACHES = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** A site of Starlight with the pages of this one. */
export interface StarlightSite {
  readonly pages: number;
  /** Installed versions by package, and that of Node. */
  readonly versions: Readonly<Record<string, string>>;
  /** Folder of the program `node` that it is built with. */
  readonly nodeFolder: string;
  readonly command: readonly string[];
  readonly removeCaches: () => void;
  /** Adds a paragraph to one page. */
  readonly changePage: (round: number) => void;
}

/**
 * Makes a site of Starlight (https://starlight.astro.build) from the Markdown of a build, with its own menu,
 * search and defaults. Its packages come from the npm registry, in their newest releases.
 *
 * @param build folder of this site's build
 * @param folder where to make it; it must not exist
 * @throws when the packages cannot be installed, or the build has no Markdown
 */
export function makeStarlightSite(build: string, folder: string): StarlightSite {
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  };
  write('package.json', '{"private": true, "type": "module"}\n');
  write('astro.config.mjs', CONFIG);
  write('src/content.config.ts', COLLECTIONS);
  const pages = pagesOf(build);
  if (pages.size === 0) {
    throw new Error(`${build} has no Markdown of pages: run npm run build.`);
  }
  pages.forEach((text, name) => write(`${PAGES}/${name}`, text));
  write(`${PAGES}/index.md`, withTitle('Start', '', 'The first page.'));
  const install = [
    'install',
    '--no-audit',
    '--no-fund',
    ...PACKAGES.map((name) => `${name}@latest`),
  ];
  execFileSync('npm', [...install, NODE], {cwd: folder, stdio: 'ignore'});
  const [changed = ''] = pages.keys();
  return {
    pages: pages.size,
    versions: Object.fromEntries(
      [...PACKAGES, 'node'].map((name) => [name, installedVersion(name, folder)]),
    ),
    nodeFolder: path.join(folder, 'node_modules/node/bin'),
    command: ['npx', '--no-install', 'astro', 'build'],
    removeCaches() {
      CACHES.forEach((cache) => rmSync(path.join(folder, cache), {recursive: true, force: true}));
    },
    changePage(round) {
      appendFileSync(path.join(folder, PAGES, changed), `\nChanged ${round} times.\n`);
    },
  };
}

/**
 * Returns the Markdown of the pages of all sections by their files below the build's folder: a long page is
 * put together again from the files of its parts.
 */
export function pagesOf(build: string): ReadonlyMap<string, string> {
  const inSection = (name: string): boolean =>
    sections.some(({routeBasePath}) => name.startsWith(`${routeBasePath}/`));
  const files = filesIn(build).filter((name) => name.endsWith('.md') && inSection(name));
  const isPart = (name: string): boolean => path.posix.basename(name).startsWith('part.');
  const read = (name: string) => matter(readFileSync(path.join(build, name), 'utf8'));
  return new Map(
    files
      .filter((name) => !isPart(name))
      .map((name) => {
        const {data, content} = read(name);
        const start = `${name.replace(/\.md$/, '')}/part.`;
        const parts = files
          .filter((file) => file.startsWith(start))
          .map((file) => read(file).content);
        const {title, description} = data as Record<string, unknown>;
        return [name, withTitle(title, description, [content, ...parts].join('\n'))];
      }),
  );
}

const withTitle = (title: unknown, description: unknown, content: string): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${content}\n`;

const CONFIG = `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({integrations: [starlight({title: 'Docs'})]});
`;

const COLLECTIONS = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;
