import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What only `src/framework` may import: see its LEDGER.md. */
const PRIVATE_PARTS = [
  {
    group: [
      '@docusaurus/*/lib/**',
      '@docusaurus/theme-common/internal',
      '@generated/*',
      // Written by plugins of this site with the public `createData`.
      '!@generated/site-*',
      '!@generated/landing-*',
      'history',
      'react-helmet-async',
      'react-loadable',
      'react-router*',
    ],
    message: 'A private part of Docusaurus: only src/framework uses these, see its LEDGER.md.',
  },
];

const PRIVATE_FILE = {
  selector: 'Literal[value=/^@docusaurus.[^/]+.(lib|src)./]',
  message: PRIVATE_PARTS[0].message,
};

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Modules export names; only components and what Docusaurus loads by itself have a default.',
};

const NOT_RELATIVE = {
  group: ['@site/*', 'src/*'],
  message:
    'Imports of our own files are relative: Node, the bundler and the tests read these alike.',
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build.part/',
      '.docusaurus/',
      'node_modules/',
      'static/',
      'test-results/',
      'tests/**/fixtures/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      // What is not said to the reader is said in the console; chatter is not.
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tests/**/*.ts'],
    ignores: [
      'src/framework/**',
      'tests/unit/framework/**',
      'tests/support/mdxLoader.ts',
      // An ambient module declaration takes no relative path.
      'src/types.d.ts',
    ],
    rules: {
      'no-restricted-imports': ['error', {patterns: [...PRIVATE_PARTS, NOT_RELATIVE]}],
      'no-restricted-syntax': ['error', PRIVATE_FILE],
    },
  },
  {
    files: ['src/framework/**/*.{ts,tsx}', 'tests/unit/framework/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [NOT_RELATIVE]}]},
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/framework/**', 'src/types.d.ts'],
    rules: {'no-restricted-syntax': ['error', PRIVATE_FILE, DEFAULT_EXPORT]},
  },
  {
    files: ['src/framework/**/*.ts'],
    // These take the place of modules and themes that have a default export.
    ignores: ['src/framework/client/**', 'src/framework/theme.ts'],
    rules: {'no-restricted-syntax': ['error', DEFAULT_EXPORT]},
  },
  {
    // Files are camelCase, React components PascalCase, folders kebab-case.
    files: ['{src,scripts,tests,lint}/**/*.{ts,tsx,mjs}'],
    ignores: ['src/theme/**', 'src/types.d.ts'],
    plugins: {'check-file': checkFile},
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        {'**/*.{ts,mjs}': 'CAMEL_CASE', '**/!(index|application).tsx': 'PASCAL_CASE'},
        {ignoreMiddleExtensions: true},
      ],
      'check-file/folder-naming-convention': [
        'error',
        {'{src,scripts,tests,lint}/**/': 'KEBAB_CASE'},
      ],
    },
  },
  {
    // Command entries talk to the person at the terminal.
    files: ['scripts/**/*.ts'],
    rules: {'no-console': 'off'},
  },
);
