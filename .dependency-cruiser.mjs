import {floors} from './lint/floors.mjs';

const anyOf = (folders) => `^(?:${folders.join('|')})/`;

/** One rule a floor: nothing on it imports from a floor above. */
const downwards = floors.slice(0, -1).map(({name, folders}, floor) => ({
  name: `${name}-imports-downwards`,
  comment: `src/${name} may import only from its own floor and those below it: see lint/floors.mjs.`,
  severity: 'error',
  from: {path: anyOf(folders)},
  to: {path: anyOf(floors.slice(floor + 1).flatMap((above) => above.folders))},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downwards,
    {
      name: 'no-cycle',
      comment: 'Move what both files need to a third one below them.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'every-room-has-a-floor',
      comment: 'Add the new folder of src to lint/floors.mjs.',
      severity: 'error',
      from: {path: '^(?:src|scripts|tests)/'},
      to: {
        path: '^src/[^/]+/',
        pathNot: anyOf(floors.flatMap(({folders}) => folders)),
      },
    },
    {
      name: 'site-knows-no-scripts-or-tests',
      comment: 'What the site needs lies in src.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(?:scripts|tests)/'},
    },
    {
      name: 'scripts-know-no-tests',
      severity: 'error',
      from: {path: '^scripts/'},
      to: {path: '^tests/'},
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^@(?:theme|generated|docusaurus)'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(?:^|/)(?:fixtures|build|test-results|[.]docusaurus)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
