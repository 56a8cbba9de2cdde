import Ajv from 'ajv';

const text = {anyOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}]};
const id = {type: 'string', minLength: 1, maxLength: 64, pattern: '^[a-zA-Z0-9_-]+$'};

/** Notebook format 4.5 for notebooks that were never run; checked against Jupyter's own schema. */
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['cells', 'metadata', 'nbformat', 'nbformat_minor'],
  properties: {
    nbformat: {const: 4},
    nbformat_minor: {const: 5},
    metadata: {
      type: 'object',
      required: ['kernelspec', 'language_info'],
      properties: {
        title: {type: 'string'},
        kernelspec: {
          type: 'object',
          required: ['name', 'display_name'],
          properties: {name: {type: 'string'}, display_name: {type: 'string'}},
        },
        language_info: {
          type: 'object',
          required: ['name'],
          properties: {name: {type: 'string'}},
        },
      },
    },
    cells: {
      type: 'array',
      minItems: 1,
      items: {
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'cell_type', 'metadata', 'source'],
            properties: {
              id,
              cell_type: {const: 'markdown'},
              metadata: {type: 'object'},
              source: text,
              attachments: {type: 'object'},
            },
          },
          {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'cell_type', 'metadata', 'source', 'outputs', 'execution_count'],
            properties: {
              id,
              cell_type: {const: 'code'},
              metadata: {type: 'object'},
              source: text,
              outputs: {type: 'array', maxItems: 0},
              execution_count: {type: 'null'},
            },
          },
        ],
      },
    },
  },
};

const validate = new Ajv({allErrors: true}).compile(schema);

interface Cell {
  id: string;
  cell_type: string;
  source: string[];
}

/** Returns everything that makes a notebook invalid, or that is left over from its MDX page. */
export function notebookFaults(notebook: unknown): string[] {
  if (!validate(notebook)) {
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }
  const {cells} = notebook as {cells: Cell[]};
  const ids = cells.map((cell) => cell.id);
  const twice = ids.filter((each, index) => ids.indexOf(each) < index);
  return [...twice.map((each) => `the id ${each} is there twice`), ...cells.flatMap(traces)];
}

const TRACES: readonly (readonly [RegExp, string])[] = [
  [/^>?\s*:::/m, 'a directive'],
  [/^#+ .*\{#/m, 'an id of a heading'],
  [/<\/?[A-Z]/, 'a component'],
  [/\]\((?:api:|\/|#|\.)/, 'a link that leads nowhere from a notebook'],
  [/\{\/\*/, 'a comment'],
  [/^(?:import|export) .* from /m, 'an import'],
  [/[ \t]+$/m, 'blanks at the end of a line'],
];

/** Returns leftovers of MDX in a cell's prose; fenced code and code spans are ignored. */
function traces({id: cell, cell_type: kind, source}: Cell): string[] {
  if (kind !== 'markdown') {
    return [];
  }
  const prose = source
    .join('')
    .replace(/^([> ]*)(`{3,}).*\n[^]*?^[> ]*\2$/gm, '')
    .replace(/`[^`\n]*`/g, '`code`');
  return TRACES.filter(([pattern]) => pattern.test(prose)).map(
    ([, what]) => `cell ${cell} holds ${what}`,
  );
}
