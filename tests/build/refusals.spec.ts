import {expect, test} from '@playwright/test';

import {buildMiniSite, type MiniBuild} from '../support/miniSite';

test.describe.configure({timeout: 180_000});

test('a link to a page that does not exist fails the build [5.9]', async () => {
  const {passed, output} = await buildMiniSite('broken-link', {
    'docs/linking.md': 'A [link](/guides/nowhere).\n',
  });
  expect(passed).toBe(false);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('Broken link on source page path = /guides/linking');
  expect(output).toContain('-> linking to /guides/nowhere');
});

test('a link to a Markdown file that does not exist fails the build [5.10]', async () => {
  const {passed, output} = await buildMiniSite('broken-markdown-link', {
    'docs/linking.md': 'A [link](./nowhere.md).\n',
  });
  expect(passed).toBe(false);
  expect(output).toMatch(/markdown link couldn't be resolved: \(\.\/nowhere\.md\) in source file/);
});

test('two pages with one address fail the build [5.11]', async () => {
  const {passed, output} = await buildMiniSite('duplicate-route', {
    'docs/one.md': '---\nslug: /twice\n---\n\nOne.\n',
    'docs/two.md': '---\nslug: /twice\n---\n\nTwo.\n',
  });
  expect(passed).toBe(false);
  expect(output).toContain('Duplicate routes found!');
  expect(output).toContain('Attempting to create page at /guides/twice, but a page already exists');
});

test('a navbar item of a type that nobody knows fails the build [5.8]', async () => {
  const {passed, output} = await buildMiniSite(
    'unknown-navbar-item',
    {},
    {themeConfig: {navbar: {items: [{type: 'doclink', label: 'No such type'}]}}},
  );
  expect(passed).toBe(false);
  expect(output).toContain('Bad navbar item type doclink');
});

test('a link to an anchor that does not exist fails the build [5.12]', async () => {
  const {passed, output} = await buildMiniSite('broken-anchor', {
    'docs/linking.md': 'A [link](/tutorials/introduction#nowhere).\n',
  });
  expect(passed).toBe(false);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toContain('Broken anchor on source page path = /guides/linking');
  expect(output).toContain('-> linking to /tutorials/introduction#nowhere');
});

for (const {what, text, says} of [
  {what: 'page', text: '/guides/nowhere', says: '-> linking to /guides/nowhere'},
  {
    what: 'anchor',
    text: '/tutorials/introduction#nowhere',
    says: '-> linking to /tutorials/introduction#nowhere',
  },
]) {
  test(`a link to a missing ${what} fails the build where the page is written out as well`, async () => {
    const {passed, output} = await buildMiniSite(
      `broken-${what}-written-out`,
      {'docs/linking.md': `- A [link](${text}), and **more**.\n`},
      {writesMarkup: true},
    );
    expect(passed).toBe(false);
    expect(output).toContain(`Broken ${what === 'page' ? 'link' : 'anchor'} on source page`);
    expect(output).toContain(says);
  });
}

/** Pages of one site, each of which cannot be rendered for a reason of its own. */
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

/** What the build says about such a page. */
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

// One build for all: it names every page that cannot be rendered, with its reason.
test.describe('the build is refused by', () => {
  test.describe.configure({mode: 'default'});
  let site: MiniBuild;

  test.beforeAll(async () => {
    site = await buildMiniSite('pages-that-throw', {
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
      expect(site.passed).toBe(false);
      const report = site.output.split(/(?=Can't render static file for pathname )/);
      const own = report.find((part) => part.includes(`pathname "/${page}"`));
      for (const text of says) {
        expect(own).toContain(text);
      }
    });
  }
});
