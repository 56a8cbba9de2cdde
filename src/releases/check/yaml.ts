import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';

import {mappingChanges, namesOfMapping} from '../diff/keys';
import type {Release, ReleaseKey} from '../types';
import {shortVersion, type Words} from '../words';
import {RefusedText, type State, type Verdict} from './types';

/** Keys by whose value a mapping is chosen among several. */
const CHOICE = 'name';

/** A deeper file is refused: none that the SDK reads is near it. */
const DEEPEST = 60;

/** The mapping whose keys another one further up chooses: the arguments of a datasource. */
const CHOSEN_ABOVE = {key: 'datasource_args', by: 'datasource', ending: 'Args'} as const;

/** Classes of whole files, by the kind of file. */
export type FileRoots = readonly string[];

interface Place {
  readonly before: Release;
  readonly after: Release;
  readonly lines: LineCounter;
  readonly verdicts: Verdict[];
  /** The datasource that the nearest mapping above names. */
  readonly datasource?: string;
}

/**
 * Judges the keys of a YAML file, and the texts that choose what a mapping is.
 *
 * @param before the release for which it was written
 * @param after the release to which it is to move
 * @param roots names of the classes of whole files; the file is of the one with most of its keys
 * @returns verdicts in the order of the text, one a key
 * @throws RefusedText for a text that is no YAML or too deep
 */
export function checkYaml(
  text: string,
  before: Release,
  after: Release,
  roots: FileRoots,
): Verdict[] {
  const lines = new LineCounter();
  const contents = parse(text, lines);
  if (!isMap(contents)) {
    throw new RefusedText('This text has no keys.');
  }
  const keys = keysOf(contents).map(({key}) => key);
  const shared = (root: string) => {
    const known = before.mappings.get(root);
    return keys.filter((key) => known?.has(key)).length;
  };
  const [root] = [...roots].sort((a, b) => shared(b) - shared(a));
  if (root === undefined || shared(root) === 0) {
    throw new RefusedText('No pod, task or template file begins with these keys.');
  }
  const place: Place = {before, after, lines, verdicts: []};
  judgeMap(contents, [root], place, 0);
  return place.verdicts.sort((a, b) => a.line - b.line);
}

function parse(text: string, lines: LineCounter): unknown {
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      uniqueKeys: false,
      prettyErrors: false,
    });
    const [fault] = document.errors;
    if (fault) {
      throw new RefusedText(`This is no YAML: ${fault.message.split('\n')[0]}`);
    }
    return document.contents;
  } catch (error) {
    throw error instanceof RefusedText
      ? error
      : new RefusedText('This text is nested too deeply to be read.');
  }
}

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly value: unknown;
}

function keysOf(map: YAMLMap): Entry[] {
  return map.items.flatMap(({key, value}) =>
    isScalar(key) && key.range ? [{key: String(key.value), at: key.range[0], value}] : [],
  );
}

function textOf(entries: readonly Entry[], key: string): string | undefined {
  const value = entries.find((entry) => entry.key === key)?.value;
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined;
}

function judgeMap(map: YAMLMap, candidates: readonly string[], place: Place, depth: number): void {
  if (depth > DEEPEST) {
    throw new RefusedText(`This text is nested deeper than ${DEEPEST} levels.`);
  }
  const entries = keysOf(map);
  const {before, after} = place;
  const name = textOf(entries, CHOICE);
  const mapping = choose(candidates, name, entries, before, place.datasource);
  const old = mapping === undefined ? undefined : before.mappings.get(mapping);
  if (mapping === undefined || !old) {
    return;
  }
  const now = after.mappings.get(sameMapping(mapping, name, before, after));
  const datasource = textOf(entries, CHOSEN_ABOVE.by) ?? place.datasource;
  const below: Place = {...place, ...(datasource !== undefined && {datasource})};
  const given = new Set(entries.map(({key}) => key));
  const changes = now ? mappingChanges(old, now) : [];
  for (const {key, at, value} of entries) {
    const own = changes.filter((change) => change.key === key);
    const from = old.get(key);
    const verdict = (state: State, words: Words) =>
      place.verdicts.push({line: place.lines.linePos(at).line, state, name: key, words});
    const lost = own.find(({kind}) => kind === 'gone' || kind === 'renamed');
    const text = isScalar(value) ? String(value.value) : undefined;
    if (!from) {
      const isNew = now?.has(key) === true;
      verdict(
        isNew ? 'fine' : 'unsure',
        isNew ? ['works'] : [`is no key that ${shortVersion(before.version)} has here`],
      );
      continue;
    }
    if (!now) {
      verdict(key === CHOICE || depth === 0 ? 'gone' : 'unsure', [
        'belongs to a part that is gone',
      ]);
    } else if (lost) {
      const words: Words =
        lost.after === undefined ? ['is gone'] : ['seems to be ', {code: lost.after}, ' now'];
      verdict(lost.after === undefined ? 'gone' : 'moved', words);
    } else if (own.some(({kind, before: was}) => kind === 'value-gone' && was === text)) {
      verdict('gone', ['no longer takes ', {code: text ?? ''}]);
    } else {
      verdict('fine', ['works as before']);
    }
    descend(value, from, below, depth + 1);
  }
  judgeAbsent(map, changes, given, place);
}

/** Judges keys that the file leaves out: those that must be there now, and changed defaults. */
function judgeAbsent(
  map: YAMLMap,
  changes: ReturnType<typeof mappingChanges>,
  given: ReadonlySet<string>,
  {lines, verdicts}: Place,
): void {
  const line = lines.linePos(map.range?.[0] ?? 0).line;
  for (const {kind, key = '', before, after, isBreaking} of changes) {
    if (!isBreaking || given.has(key)) {
      continue;
    }
    if (kind === 'new' || kind === 'required') {
      verdicts.push({line, state: 'changed', name: key, words: ['must be given here']});
    } else if (kind === 'default') {
      const words: Words = [
        'is not given, and its default is ',
        {code: after ?? ''},
        ' (was ',
        {code: before ?? ''},
        ')',
      ];
      verdicts.push({line, state: 'default', name: key, words});
    }
  }
}

/** Judges what a key holds: a mapping, or a list of them. An alias is judged where its anchor stands. */
function descend(value: unknown, key: ReleaseKey, place: Place, depth: number): void {
  if (isAlias(value)) {
    return;
  }
  if (isMap(value)) {
    judgeMap(value, key.mappings, place, depth);
  } else if (isSeq(value)) {
    value.items.forEach((item) => descend(item as Node, key, place, depth + 1));
  }
}

/** Chooses the mapping that the file means. */
function choose(
  candidates: readonly string[],
  name: string | undefined,
  entries: readonly Entry[],
  {mappings}: Release,
  datasource: string | undefined,
): string | undefined {
  if (candidates.length < 2) {
    return candidates[0];
  }
  const ofSource = `${datasource?.replace(/^.*\./, '')}${CHOSEN_ABOVE.ending}`;
  if (candidates.includes(ofSource)) {
    return ofSource;
  }
  const named = candidates.filter((one) => namesOfMapping(mappings.get(one)).includes(name ?? ''));
  const fitting = named.length > 0 ? named : candidates;
  const shared = (one: string) => entries.filter(({key}) => mappings.get(one)?.has(key)).length;
  return [...fitting].sort((a, b) => shared(b) - shared(a))[0];
}

/** Finds the mapping of the newer release for one of the older: by its class, else by the name in the file. */
function sameMapping(
  mapping: string,
  name: string | undefined,
  before: Release,
  after: Release,
): string {
  const isNamed = namesOfMapping(before.mappings.get(mapping)).includes(name ?? '');
  const byName = [...after.mappings].find(([, keys]) => namesOfMapping(keys).includes(name ?? ''));
  return after.mappings.has(mapping) || !isNamed ? mapping : (byName?.[0] ?? mapping);
}
