/**
 * The npm packages of which code, styles or fonts reach a reader, and what for: in the browser, or in the
 * server of the pack for agents. The build fails when the browser's bundle (`src/plugins/shipped-packages`)
 * a tool or the server (`src/hosting/supply-chain/checkPackages.ts`) holds a package that is not here, or none of one
 * that is.
 */
export interface ShippedPackage {
  /** Its folder below `node_modules`. */
  readonly folder: string;
  readonly use: string;
  /** No module of the bundle is from its folder: it is copied, or is part of another package's file. */
  readonly besideBundle?: true;
  /** The bundle has it only when a page imports a component. */
  readonly ifImported?: true;
  /** The code of a tool on a page has it (`src/browser/tools`). */
  readonly inTools?: true;
  /** The server for agents has it. */
  readonly inServer?: true;
}

const DIALOG = 'Part of the dialog of the search';
const ROUTER = 'Part of the router';
const FRAMEWORK = 'Part of the framework';

const ofTool = {
  use: 'Part of the tools that read what a reader pastes',
  besideBundle: true,
  inTools: true,
} as const;

const ofServer = {
  use: 'Part of the server for agents',
  besideBundle: true,
  inServer: true,
} as const;

const ofEditor = {
  use: 'Part of the editor of a tool',
  besideBundle: true,
  inTools: true,
} as const;

export const shippedPackages: readonly ShippedPackage[] = [
  {folder: '@algolia/autocomplete-core', use: DIALOG, besideBundle: true},
  {folder: '@algolia/autocomplete-plugin-algolia-insights', use: DIALOG, besideBundle: true},
  {folder: '@algolia/autocomplete-shared', use: DIALOG, besideBundle: true},
  {folder: '@babel/runtime', use: ROUTER},
  {folder: '@codemirror/autocomplete', ...ofEditor},
  {folder: '@codemirror/commands', ...ofEditor},
  {folder: '@codemirror/lang-yaml', ...ofEditor},
  {folder: '@codemirror/language', ...ofEditor},
  {folder: '@codemirror/lint', ...ofEditor},
  {folder: '@codemirror/state', ...ofEditor},
  {folder: '@codemirror/streamparser', ...ofEditor},
  {folder: '@codemirror/view', ...ofEditor},
  {folder: '@docsearch/react', use: 'Dialog of the search, with a client of a hosted search in it'},
  {folder: '@docusaurus/core', use: 'The framework of the site'},
  {folder: '@docusaurus/plugin-content-docs', use: FRAMEWORK},
  {folder: '@docusaurus/theme-classic', use: FRAMEWORK},
  {folder: '@docusaurus/theme-common', use: FRAMEWORK},
  {folder: '@docusaurus/utils-common', use: FRAMEWORK},
  {folder: '@lezer/common', ...ofTool},
  {folder: '@lezer/highlight', ...ofTool},
  {folder: '@lezer/lr', ...ofTool},
  {folder: '@lezer/python', ...ofTool},
  {folder: '@lezer/yaml', ...ofEditor},
  {folder: '@marijn/find-cluster-break', ...ofEditor},
  {folder: '@mdx-js/react', use: 'Pages that import a component', ifImported: true},
  {folder: '@modelcontextprotocol/sdk', ...ofServer},
  {folder: '@rspack/core', use: 'Loads the parts of the application', besideBundle: true},
  {folder: 'ajv', ...ofServer},
  {folder: 'ajv-formats', ...ofServer},
  {folder: 'algoliasearch', use: 'Client of a hosted search, where the site has one'},
  {folder: 'clsx', use: 'Names of styles'},
  {folder: 'crelt', ...ofEditor},
  {folder: 'fast-deep-equal', ...ofServer},
  {folder: 'fast-uri', ...ofServer},
  {
    folder: 'fastest-levenshtein',
    use: 'Nearest addresses when a page is not found',
    inTools: true,
    inServer: true,
  },
  {folder: 'history', use: ROUTER},
  {folder: 'hoist-non-react-statics', use: ROUTER},
  {folder: 'invariant', use: 'Part of react-helmet-async'},
  {folder: 'isarray', use: ROUTER},
  {folder: 'json-schema-traverse', ...ofServer},
  {folder: 'katex', use: 'Formulas: their HTML, styles and fonts', besideBundle: true},
  {folder: 'minisearch', use: 'Index of the search', inServer: true},
  {folder: 'nprogress', use: 'Progress bar of a slow page'},
  {folder: 'path-to-regexp', use: ROUTER},
  {folder: 'prop-types', use: ROUTER},
  {folder: 'react', use: 'Draws the navigation bar, the footer and the search'},
  {folder: 'react-dom', use: 'Draws the navigation bar, the footer and the search'},
  {folder: 'react-fast-compare', use: 'Part of react-helmet-async'},
  {folder: 'react-helmet-async', use: 'Title and description of a page'},
  {folder: 'react-is', use: ROUTER},
  {folder: 'react-loadable', use: 'Loads the parts of the application'},
  {folder: 'react-router', use: 'Links without loading a document'},
  {folder: 'react-router-config', use: ROUTER},
  {folder: 'react-router-dom', use: ROUTER},
  {folder: 'scheduler', use: 'Part of React'},
  {folder: 'shallowequal', use: 'Part of react-helmet-async'},
  {folder: 'style-mod', ...ofEditor},
  {folder: 'tiny-invariant', use: ROUTER},
  {folder: 'w3c-keyname', ...ofEditor},
  {
    folder: 'yaml',
    use: 'Reads YAML, in the checker of files and in the server for agents',
    besideBundle: true,
    inTools: true,
    inServer: true,
  },
  {folder: 'zod', ...ofServer},
  {folder: 'zod-to-json-schema', ...ofServer},
];
