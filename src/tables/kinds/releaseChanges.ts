import {loadChanges, loadRecord, loadRelease} from '../../reference/past/recordFile';
import {
  type ApiElement,
  type ApiNode,
  code,
  element,
  sectionHeading,
  text,
} from '../../reference/page/nodes';
import type {KeyChange} from '../../releases/diff/keys';
import type {Change, ChangeKind} from '../../releases/diff/types';
import {nameOf, ownerOf, splitPath} from '../../releases/paths';
import type {Release} from '../../releases/types';
import {PartFault} from '../../writing/faults';
import type {TableContext} from '../context';
import {codeLink} from '../render';
import {keyChanges, type KeyPlace, keyPlaces} from '../releases/keyPlaces';
import {
  type ChangeLine,
  changeList,
  changesOf,
  byPlace,
  namedIn,
  nameList,
} from '../releases/lists';

/** Changes that few programs depend on: they are named in a fold, not told. */
const QUIET = new Set<ChangeKind>(['type', 'returns', 'value']);

/**
 * Renders what a release changed since the one before it: sections for what is gone, moved, changed and
 * new, each by module, and for the keys of YAML files.
 *
 * @param about the newer release: `12.0.0`
 * @throws PartFault when there is no such release, or none before it
 */
export function releaseChanges({site}: TableContext, about: string): ApiElement[] {
  const {releases} = loadRecord();
  const index = releases.indexOf(about);
  const [from, to] = [releases[index - 1], releases[index]];
  if (from === undefined || to === undefined) {
    const reason = `there is no release "${about}" after another one. There are ${releases.join(', ')}.`;
    throw new PartFault('unsuitable-class', reason);
  }
  const [before, after] = [loadRelease(from), loadRelease(to)];
  const changes = loadChanges(before.version, after.version);
  const lines = changeLines(site, before, after);
  const isGone = ({kind}: Change) => /^(?:gone|moved|renamed)$/.test(kind);
  const isBreaking = (change: Change) => change.isBreaking && !isGone(change);
  const isMild = (change: Change) =>
    !change.isBreaking && change.kind !== 'new' && !QUIET.has(change.kind);
  return [
    ...section('Gone', lines.names(changes.filter(({kind}) => kind === 'gone'))),
    ...section(
      'Moved or renamed',
      lines.moves(
        changes.filter(
          ({successor, parameter}) => successor !== undefined && parameter === undefined,
        ),
      ),
    ),
    ...section('Changed so that code can fail', lines.told(changes.filter(isBreaking))),
    ...section('Keys of YAML files', keyLines(before, after)),
    ...section('Other changes', lines.told(changes.filter(isMild))),
    ...folded(
      'Types and values that changed',
      lines.names(changes.filter(({kind}) => QUIET.has(kind))),
    ),
    ...section('New', lines.names(changes.filter(({kind}) => kind === 'new'))),
  ] as ApiElement[];
}

function section(title: string, lines: readonly ChangeLine[]): ApiNode[] {
  return lines.length === 0 ? [] : [sectionHeading(title), changeList(lines)];
}

function folded(title: string, lines: readonly ChangeLine[]): ApiNode[] {
  return lines.length === 0
    ? []
    : [element('details', {}, [element('summary', {}, [title]), changeList(lines)])];
}

/** Makes lines about symbols, a line a module or symbol. */
function changeLines(site: TableContext['site'], before: Release, after: Release) {
  const moduleOf = ({path}: Change) => {
    const {symbols} = before.symbols.has(path) ? before : after;
    return symbols.get(path)?.kind === 'module' ? path : splitPath(path, symbols)[0];
  };
  const head = (module: string): ApiNode => codeLink(site, module, module);
  return {
    /** Names alone; a module as a whole says so. */
    names: (changes: readonly Change[]): ChangeLine[] =>
      byPlace(changes, moduleOf).map(([module, all]) => {
        const paths = [...new Set(all.map(({path}) => path))];
        const within = paths.filter((path) => path !== module);
        const names = nameList(site, module, within);
        const isWhole = within.length < paths.length;
        const whole = within.length > 0 ? 'the module, ' : 'the module';
        return {head: head(module), parts: isWhole ? [whole, ...names] : names};
      }),
    /** Old names with the module, or the path, where they are now. */
    moves: (changes: readonly Change[]): ChangeLine[] =>
      byPlace(changes, moduleOf).flatMap(([module, all]) =>
        byPlace(all, (change) => targetOf(change)).map(([target, same]): ChangeLine => {
          const within = same.map(({path}) => path).filter((path) => path !== module);
          const names = within.length > 0 ? nameList(site, module, within) : ['the module'];
          return {head: head(module), parts: [...names, ' → ', codeLink(site, target, target)]};
        }),
      ),
    /** What changed in each symbol. */
    told: (changes: readonly Change[]): ChangeLine[] =>
      byPlace(changes, moduleOf).map(([module, all]) => ({
        head: head(module),
        parts: [
          element(
            'ul',
            {},
            byPlace(all, ({path}) => path).map(([path, own]) =>
              element('li', {}, [namedIn(site, module, path), ': ', ...changesOf(own)]),
            ),
          ),
        ],
      })),
  };
}

/** Groups moves by the module where the names are now; a new name is told in full. */
function targetOf({path, successor = ''}: Change): string {
  return nameOf(path) === nameOf(successor) ? ownerOf(successor) : successor;
}

function keyLines(before: Release, after: Release): ChangeLine[] {
  const [old, now] = [keyPlaces(before), keyPlaces(after)];
  const headOf = (mapping: string): ApiNode => {
    const place: KeyPlace = now.get(mapping) ?? old.get(mapping) ?? {words: mapping};
    return place.code === undefined ? text(place.words) : code(place.code);
  };
  const places = byPlace(keyChanges(before, after, [old, now]), ({mapping}) => {
    const {code: name, words} = now.get(mapping) ?? old.get(mapping) ?? {words: mapping};
    return name ?? words;
  });
  return places.map(([, all]) => ({
    head: headOf(all[0]?.mapping ?? ''),
    parts: uniqueParts(all),
  }));
}

function uniqueParts(changes: readonly KeyChange[]): (ApiNode | string)[] {
  const wholes = new Set(changes.filter(({key}) => key === undefined).map(({kind}) => kind));
  // A key stays and takes mappings of other classes.
  const isReplaced = wholes.has('gone') && wholes.has('new');
  const told = [
    ...(isReplaced ? [{parts: ['takes other mappings']}] : []),
    ...changes
      .filter(({key}) => key !== undefined || !isReplaced)
      .map((change) => ({parts: keyWords(change)})),
  ];
  const distinct = new Map(told.map(({parts}) => [JSON.stringify(parts), parts]));
  return [...distinct.values()].flatMap((parts, index) => [
    ...(index === 0 ? [] : ['; ']),
    ...parts,
  ]);
}

function keyWords({kind, key, before, after, isBreaking}: KeyChange): (ApiNode | string)[] {
  if (key === undefined) {
    return [kind === 'new' ? 'new' : 'gone'];
  }
  const own = code(key);
  const value = (known: string | undefined) => code(known ?? '');
  switch (kind) {
    case 'new':
      return [own, isBreaking ? ' is new and must be given' : ' is new'];
    case 'gone':
      return [own, ' is gone'];
    case 'renamed':
      return [own, ' seems to be ', value(after), ' now'];
    case 'required':
      return [own, ' must be given'];
    case 'optional':
      return [own, ' need not be given'];
    case 'default':
      return ['the default of ', own, ' is ', value(after), ' (was ', value(before), ')'];
    case 'value-gone':
      return [own, ' no longer takes ', value(before)];
  }
}
