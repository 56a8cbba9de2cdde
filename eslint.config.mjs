import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
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
    // Command entries talk to the person at the terminal.
    files: ['scripts/**/*.ts'],
    rules: {'no-console': 'off'},
  },
);
