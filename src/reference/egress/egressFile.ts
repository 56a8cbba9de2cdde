import type {EgressHost, EgressRow} from '../../site/egress/types';
import {evidenceOf, type NamedCall} from './evidence';

/** Addresses of the file and of its schema, below the site’s root. */
export const EGRESS_FILE = 'egress.json';
export const EGRESS_SCHEMA_FILE = 'schemas/egress.json';

interface Parts {
  readonly release: string;
  /** Origin and base path of the site, with a slash at the end. */
  readonly root: string;
  readonly hosts: readonly EgressHost[];
  readonly rows: readonly EgressRow[];
  readonly calls: readonly NamedCall[];
}

/** Makes the content of `/egress.json`: the rows with their evidence, and the hosts. */
export function egressFile({release, root, hosts, rows, calls}: Parts): object {
  return {
    $schema: `${root}${EGRESS_SCHEMA_FILE}`,
    release,
    page: `${root}guides/general-reference/what-leaves`,
    hosts: hosts.map(({list: _list, ...host}) => host),
    rows: rows.map(({at: _at, see = [], ...row}) => ({
      ...row,
      see,
      evidence: evidenceOf({at: _at}, calls).map(({at, ...found}) => ({
        ...found,
        symbol: at.slice(at.indexOf(':') + 1),
      })),
    })),
    callSites: calls.length,
  };
}

const text = {type: 'string', minLength: 1} as const;
const texts = {type: 'array', items: text} as const;

const objectOf = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** The JSON schema of `/egress.json`. */
export function egressSchema(root: string): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${root}${EGRESS_SCHEMA_FILE}`,
    title: 'What leaves a machine with the SDK',
    ...objectOf({
      $schema: text,
      release: text,
      page: text,
      callSites: {type: 'integer', minimum: 1},
      hosts: {
        type: 'array',
        items: objectOf({
          id: text,
          host: {...text, description: 'A name or a description, in Markdown.'},
          names: {...texts, description: 'Names for a firewall; a leading dot means all below it.'},
          port: {type: 'string'},
          neededFor: text,
          need: {enum: ['always', 'often', 'some']},
        }),
      },
      rows: {
        type: 'array',
        items: objectOf(
          {
            id: {type: 'string', pattern: '^[a-z0-9-]+$'},
            topic: text,
            title: text,
            who: {
              type: 'array',
              minItems: 1,
              items: {enum: ['pod', 'task', 'modeller', 'staff']},
            },
            to: {...texts, description: 'Ids of hosts.'},
            direction: {enum: ['out', 'in', 'disk']},
            protocol: text,
            carries: {...text, description: 'What is in it, in Markdown.'},
            fields: {...texts, description: 'Names of fields, as the code spells them.'},
            when: text,
            change: {...text, description: 'What turns it off or changes it.'},
            see: {...texts, description: 'Classes or environment variables behind it.'},
            evidence: {
              type: 'array',
              items: objectOf({
                file: text,
                symbol: text,
                lines: {type: 'array', minItems: 1, items: {type: 'integer', minimum: 1}},
              }),
            },
            library: objectOf({name: text, release: text, found: text}),
          },
          ['fields', 'library'],
        ),
      },
    }),
  };
}
