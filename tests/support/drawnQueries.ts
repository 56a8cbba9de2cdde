import {readAnswers} from '../../src/markdown/messages/answers';
import {KEYS} from '../../src/search/engine/keyBonus';
import {explains} from '../../src/search/engine/weights';
import {MAX_TYPED_LENGTH} from '../../src/search/query';
import type {SearchRecord} from '../../src/search/types';
import type {LabelledQuery} from './relevance';
import {addressOf} from './searchRecords';

/* Queries that are drawn from the site itself: nobody chose them, and they grow with it. */

/** Values as programs fill them into messages, in turn. */
const VALUES = ['jane-doe/census-income', '/data/scans/patient-17.dcm', '29209', 'TARGET'];

/** Share of the last part of a name that a reader has typed when the search is asked. */
const TYPED = 0.6;

/** Returns the name of a place without its signature. */
function nameOf({hierarchy}: SearchRecord): string {
  const names = Object.values(hierarchy).filter((name): name is string => name !== null);
  return (names.at(-1) ?? '').replace(/\(.*$/s, '').trim();
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Returns a name of which the end is not typed yet. */
function halfTyped(name: string): string {
  const last = lastPart(name);
  const typed = last.slice(0, Math.max(2, Math.ceil(last.length * TYPED)));
  return name.slice(0, name.length - last.length) + typed;
}

function query(text: string, kind: string, expected: readonly SearchRecord[]): LabelledQuery {
  return {query: text, kind, expected: expected.map(addressOf)};
}

/**
 * Returns every key of the YAML files. Answered by the key in the reference, by its row in a guide's
 * table, and if it is a plain word by what explains that.
 */
export function yamlKeys(records: readonly SearchRecord[]): LabelledQuery[] {
  const keys = records.filter(
    ({kind, objectID}) => kind === 'attribute' && objectID.startsWith(KEYS),
  );
  const names = new Set(keys.map(nameOf).filter((name) => /^[a-z][a-z0-9_]*$/.test(name)));
  return [...names].map((name) =>
    query(
      name,
      'YAML key',
      records.filter(
        (record) =>
          (explains(record.kind) && !name.includes('_')) ||
          (lastPart(nameOf(record)) === name &&
            (record.objectID.startsWith(KEYS) || !record.objectID.startsWith('/api/'))),
      ),
    ),
  );
}

/** Returns the path of every second module, half typed; answered by each module that begins so. */
export function halfTypedModules(records: readonly SearchRecord[]): LabelledQuery[] {
  const modules = records.filter(
    (record) => record.kind === 'module' && record.type === 'lvl1' && nameOf(record).includes('.'),
  );
  return modules
    .filter((_, index) => index % 2 === 0)
    .map((module) => {
      const typed = halfTyped(nameOf(module));
      return query(
        typed,
        'half-typed module',
        modules.filter((other) => nameOf(other).startsWith(typed)),
      );
    });
}

/** Returns the name of every fifth class and function, half typed; answered by what begins so. */
export function halfTypedNames(records: readonly SearchRecord[]): LabelledQuery[] {
  const named = records.filter(({kind}) => kind === 'class' || kind === 'function');
  const begins = (record: SearchRecord, typed: string): boolean =>
    lastPart(nameOf(record)).toLowerCase().startsWith(typed.toLowerCase());
  return named
    .filter((_, index) => index % 5 === 0)
    .map((record) => halfTyped(lastPart(nameOf(record))))
    .filter((typed) => typed.length > 3)
    .map((typed) =>
      query(
        typed,
        'half-typed name',
        records.filter((record) => begins(record, typed)),
      ),
    );
}

/** So many letters of a template in a row, outside of its values, are no chance. */
const ENOUGH_LETTERS = 20;

const letters = (text: string): string => text.replaceAll(/[^a-z0-9]+/gi, '');

/** Whether the parts of a template between its values are in a row, in order, up to where the row ends. */
function isRowOf(row: string, template: string): boolean {
  const text = letters(row);
  let end = 0;
  let met = 0;
  for (const part of template.split('…').map(letters)) {
    const at = text.indexOf(part, end);
    if (at < 0) {
      break;
    }
    met += part.length;
    end = at + part.length;
  }
  return met >= ENOUGH_LETTERS;
}

/** Whether one of two texts holds the other, whatever stands for values and at the ends. */
function isSameText(one: string, other: string): boolean {
  const [first, second] = [letters(one), letters(other)];
  return first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}

/**
 * Returns the messages in tables of faults with values filled in; answered by the sections of such
 * tables, and by the entries of the list of messages, that explain a message of the same text.
 */
export function filledMessages(records: readonly SearchRecord[]): LabelledQuery[] {
  const texts = records.filter(
    (record) => explains(record.kind) && record.type === 'content' && record.content?.includes('…'),
  );
  const rows = new Map<string, SearchRecord[]>();
  for (const record of texts) {
    // The first row stands behind the section's text, the last before the words of its rest.
    for (const row of record.content?.split(' · ').slice(1) ?? []) {
      if (/^\S.{19,}…|^….{20,}/.test(row) && row.length < 160) {
        rows.set(row, [...(rows.get(row) ?? []), record]);
      }
    }
  }
  const entries = records.filter(({kind, type}) => explains(kind) && type !== 'content');
  const explained = [...readAnswers('.').values()];
  return [...rows].map(([row, sections], index) => {
    const same = explained.filter(({templates}) => templates.some((one) => isRowOf(row, one)));
    const ids = new Set(same.map(({id}) => id));
    const answers = entries.filter(
      (record) => isSameText(nameOf(record), row) || ids.has(record.url.split('#')[1] ?? ''),
    );
    const templates = same.flatMap((answer) => answer.templates);
    const others = [...rows].flatMap(([other, places]) =>
      templates.some((one) => isRowOf(other, one)) ? places : [],
    );
    let next = index;
    const message = row.replaceAll('…', () => VALUES[next++ % VALUES.length] as string);
    return query(message.slice(0, MAX_TYPED_LENGTH), 'message', [
      ...sections,
      ...others,
      ...answers,
    ]);
  });
}
