import {expect, test} from '@playwright/test';

import {siteConfig as site} from '../../src/config/siteConfig';
import {buildMiniSite, type MiniBuild} from '../support/miniSite';
import {NIGHTLY} from '../support/tags';

test.describe.configure({timeout: 180_000});

/** Broken addresses: of a missing page, and of a missing anchor on an existing page. */
const brokenLinks = {
  page: '/guides/nowhere',
  anchor: '/tutorials/introduction#nowhere',
} as const;

const linking = `A [link](${brokenLinks.page}), **and** [one to no part](${brokenLinks.anchor}).\n`;

test('the configuration makes every kind of broken link, and duplicate routes, an error', () => {
  expect(site).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onDuplicateRoutes: 'throw',
  });
});

test('links to missing pages and anchors are found in pages of code and in static pages [5.9] [5.12]', async () => {
  // A broken link would end the build before broken anchors are reported.
  const {passed, output} = await buildMiniSite(
    'broken-links',
    {'docs/linking.md': linking, 'api/linking.md': linking},
    {writtenOut: ['default'], onBrokenLinks: 'warn'},
  );
  expect(passed).toBe(false);
  const [links = '', anchors = ''] = output.split('Docusaurus found broken anchors!');
  expect(links).toContain('Docusaurus found broken links!');
  for (const page of ['/guides/linking', '/api/linking']) {
    expect(links).toContain(`Broken link on source page path = ${page}`);
    expect(anchors).toContain(`Broken anchor on source page path = ${page}`);
  }
  expect(links.split(`-> linking to ${brokenLinks.page}`)).toHaveLength(3);
  expect(anchors.split(`-> linking to ${brokenLinks.anchor}`)).toHaveLength(3);
});

test('a link to a page that does not exist fails the build [5.9]', NIGHTLY, async () => {
  const text = `- A [link](${brokenLinks.page}), and **more**.\n`;
  const {passed, output} = await buildMiniSite(
    'broken-link',
    {'docs/linking.md': text, 'api/linking.md': text},
    {writtenOut: ['default']},
  );
  expect(passed).toBe(false);
  expect(output).toContain('Docusaurus found broken links!');
  for (const page of ['/guides/linking', '/api/linking']) {
    expect(output).toContain(`Broken link on source page path = ${page}`);
  }
  expect(output.split(`-> linking to ${brokenLinks.page}`)).toHaveLength(3);
});

test('a link to a Markdown file that does not exist fails the build [5.10]', NIGHTLY, async () => {
  const {passed, output} = await buildMiniSite('broken-markdown-link', {
    'docs/linking.md': 'A [link](./nowhere.md).\n',
  });
  expect(passed).toBe(false);
  expect(output).toMatch(/markdown link couldn't be resolved: \(\.\/nowhere\.md\) in source file/);
});

test('two pages with one address fail the build [5.11]', NIGHTLY, async () => {
  const {passed, output} = await buildMiniSite('duplicate-route', {
    'docs/one.md': '---\nslug: /twice\n---\n\nOne.\n',
    'docs/two.md': '---\nslug: /twice\n---\n\nTwo.\n',
  });
  expect(passed).toBe(false);
  expect(output).toContain('Duplicate routes found!');
  expect(output).toContain('Attempting to create page at /guides/twice, but a page already exists');
});

test('a navbar item of an unknown type fails the build [5.8]', NIGHTLY, async () => {
  const {passed, output} = await buildMiniSite(
    'unknown-navbar-item',
    {},
    {themeConfig: {navbar: {items: [{type: 'doclink', label: 'No such type'}]}}},
  );
  expect(passed).toBe(false);
  expect(output).toContain('Bad navbar item type doclink');
});

/** Pages of one site that each fail to render for a different reason. */
const pagesThatThrow = {
  'version-dropdown': `
    import Item from '@theme/NavbarItem';
    const none = {dropdownItemsBefore: [], dropdownItemsAfter: []};
    export default inProvider(() => <Item type="docsVersionDropdown" versions={['9.9']} {...none} />);`,
  'sidebar-item': `
    import Item from '@theme/NavbarItem';
    export default inProvider(() => <Item type="docSidebar" sidebarId="linkless" />);`,
  'custom-item': `
    import Item from '@theme/NavbarItem';
    export default inProvider(() => <Item type="custom-unknown" label="Custom" />);`,
  'no-default-export': `
    export const Page = () => <h1>Not exported as the default</h1>;`,
  'no-plugin-data': `
    import {useDocsData} from '@docusaurus/plugin-content-docs/client';
    export default inProvider(() => useDocsData('no-such-instance').path);`,
  'no-active-plugin': `
    import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
    export default inProvider(() => useActivePlugin({failfast: true}).pluginId);`,
  'no-sidebar': `
    import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
    export default inProvider(() => useLayoutDocsSidebar('no-such-sidebar').link.path);`,
  'no-doc': `
    import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
    export default inProvider(() => useLayoutDoc('no-such-doc').path);`,
  'no-colour-mode': `
    import {useColorMode} from '@docusaurus/theme-common';
    export default () => useColorMode().colorMode;`,
} as const;

/** Renders a component inside the layout's providers, where the theme's hooks work. */
const inProvider = `
  import Provider from '@theme/Layout/Provider';
  export const inProvider = (Inner) => () => <Provider><Inner /></Provider>;
`;

/** The build's message about such a page. */
const refusals: readonly {page: keyof typeof pagesThatThrow; what: string; says: string[]}[] = [
  {
    page: 'version-dropdown',
    what: 'a version dropdown that names a version that does not exist [5.6]',
    says: ["No docs version exist for name '9.9'", 'Available version names:'],
  },
  {
    page: 'sidebar-item',
    what: 'a navbar item for a sidebar without anything to link to [5.7]',
    says: ['Sidebar with ID "linkless" doesn\'t have anything to be linked to.'],
  },
  {
    page: 'custom-item',
    what: 'a navbar item of a custom type without component [5.8]',
    says: ['No NavbarItem component found for type "custom-unknown".'],
  },
  {
    page: 'no-default-export',
    what: 'a page component without default export [8.10]',
    says: [
      "The page component at /no-default-export doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    ],
  },
  {
    page: 'no-plugin-data',
    what: 'a docs helper without data of its plugin [8.13]',
    says: [
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=no-such-instance',
    ],
  },
  {
    page: 'no-active-plugin',
    what: 'a docs helper where no docs plugin is active [8.14]',
    says: ['Can\'t find active docs plugin for "/no-active-plugin" pathname'],
  },
  {
    page: 'no-sidebar',
    what: 'a docs helper with the id of no sidebar [8.15]',
    says: ['Can\'t find any sidebar with id "no-such-sidebar"', '- defaultSidebar'],
  },
  {
    page: 'no-doc',
    what: 'a docs helper with the id of no document [8.16]',
    says: ['Couldn\'t find any doc with id "no-such-doc"', 'Available doc ids are:'],
  },
  {
    page: 'no-colour-mode',
    what: 'the colour-mode hook outside its provider [8.18]',
    says: ['Hook useColorMode is called outside the <ColorModeProvider>.'],
  },
];

// All tests share one build, which reports every page that cannot be rendered and why.
test.describe('the build is refused by', NIGHTLY, () => {
  test.describe.configure({mode: 'default'});
  let refused: MiniBuild;

  test.beforeAll(async () => {
    refused = await buildMiniSite('pages-that-throw', {
      'sidebars.ts': `export default {
        defaultSidebar: [{type: 'autogenerated', dirName: '.'}],
        linkless: [{type: 'html', value: 'Only text'}],
      };\n`,
      ...Object.fromEntries(
        Object.entries(pagesThatThrow).map(([name, text]) => [
          `pages/${name}.js`,
          `import {inProvider} from '@site/inProvider';\n${text}\n`,
        ]),
      ),
      'inProvider.js': inProvider,
    });
  });

  for (const {page, what, says} of refusals) {
    test(what, () => {
      expect(refused.passed).toBe(false);
      const report = refused.output.split(/(?=Can't render static file for pathname )/);
      const own = report.find((part) => part.includes(`pathname "/${page}"`));
      for (const text of says) {
        expect(own).toContain(text);
      }
    });
  }
});
