import {isSameType} from '../sameType';
import type {ReleaseParameter} from '../types';
import type {Change} from './types';

/** A change of a parameter, without the path of its function. */
export type ParameterChange = Omit<Change, 'path'>;

const isStarred = ({kind}: ReleaseParameter) => kind.startsWith('var-');
const isPositional = ({kind}: ReleaseParameter) => kind.startsWith('positional');
const isNeeded = (parameter: ReleaseParameter) =>
  parameter.default === undefined && !isStarred(parameter);

/**
 * Lists what changed in the parameters of a function or constructor.
 *
 * @param before those of the older release
 * @param after those of the newer
 */
export function parameterChanges(
  before: readonly ReleaseParameter[],
  after: readonly ReleaseParameter[],
): ParameterChange[] {
  const old = byName(before);
  const now = byName(after);
  const takesAny = after.some(({kind}) => kind === 'var-keyword');
  const gone = before.filter(({name}) => !now.has(name));
  const fresh = after.filter(({name}) => !old.has(name));
  const renames = renamed(gone, fresh, before, after);
  const kept = before.flatMap((parameter) => {
    const found = now.get(parameter.name);
    return found ? [[parameter, found] as const] : [];
  });
  return [
    ...gone.map((parameter): ParameterChange => {
      const successor = renames.get(parameter.name);
      const isTaken = takesAny && parameter.kind === 'keyword-only';
      return {
        kind: successor === undefined ? 'parameter-gone' : 'parameter-renamed',
        parameter: parameter.name,
        ...(successor !== undefined && {successor}),
        isBreaking: !isTaken,
      };
    }),
    ...kept.flatMap(([from, to]) => changesOf(from, to)),
    ...placeChanges(before, after),
    ...fresh
      .filter(({name}) => ![...renames.values()].includes(name))
      .map((parameter): ParameterChange => ({
        kind: 'parameter-new',
        parameter: parameter.name,
        ...(parameter.default !== undefined && {after: parameter.default}),
        isBreaking: isNeeded(parameter),
      })),
  ];
}

function byName(parameters: readonly ReleaseParameter[]): Map<string, ReleaseParameter> {
  return new Map(parameters.map((parameter) => [parameter.name, parameter]));
}

function changesOf(from: ReleaseParameter, to: ReleaseParameter): ParameterChange[] {
  const parameter = from.name;
  const changes: ParameterChange[] = [];
  if (from.kind !== to.kind) {
    const isNarrower = !(isPositional(from) && to.kind === 'positional-or-keyword');
    const isWider = from.kind === 'keyword-only' && to.kind === 'positional-or-keyword';
    changes.push({
      kind: 'parameter-kind',
      parameter,
      before: from.kind,
      after: to.kind,
      isBreaking: isNarrower && !isWider,
    });
  }
  if (isNeeded(from) !== isNeeded(to)) {
    changes.push({
      kind: isNeeded(to) ? 'required' : 'optional',
      parameter,
      ...(from.default !== undefined && {before: from.default}),
      ...(to.default !== undefined && {after: to.default}),
      isBreaking: isNeeded(to),
    });
  } else if (from.default !== to.default) {
    const texts = {before: from.default ?? '', after: to.default ?? ''};
    changes.push({kind: 'default', parameter, ...texts, isBreaking: true});
  }
  if (!isSameType(from.type, to.type)) {
    const texts = {
      ...(from.type !== undefined && {before: from.type}),
      ...(to.type !== undefined && {after: to.type}),
    };
    changes.push({kind: 'type', parameter, ...texts, isBreaking: false});
  }
  return changes;
}

/** Finds positional parameters that stand in another place, which matters to calls without names. */
function placeChanges(
  before: readonly ReleaseParameter[],
  after: readonly ReleaseParameter[],
): ParameterChange[] {
  const now = after.filter(isPositional).map(({name}) => name);
  return before.filter(isPositional).flatMap(({name}, index): ParameterChange[] => {
    const place = now.indexOf(name);
    return place < 0 || place === index
      ? []
      : [
          {
            kind: 'parameter-place',
            parameter: name,
            before: String(index + 1),
            after: String(place + 1),
            isBreaking: true,
          },
        ];
  });
}

/** Pairs parameters that are gone with new ones in the same place, of the same kind, type and default. */
function renamed(
  gone: readonly ReleaseParameter[],
  fresh: readonly ReleaseParameter[],
  before: readonly ReleaseParameter[],
  after: readonly ReleaseParameter[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const parameter of gone) {
    const match = fresh.find(
      (other) =>
        other.kind === parameter.kind &&
        isSameType(other.type, parameter.type) &&
        other.default === parameter.default &&
        parameter.type !== undefined &&
        (after.indexOf(other) === before.indexOf(parameter) || isKin(other.name, parameter.name)) &&
        ![...found.values()].includes(other.name),
    );
    if (match && !isStarred(parameter)) {
      found.set(parameter.name, match.name);
    }
  }
  return found;
}

/** Tells whether two names have most of their words in common: `min_bscan` and `min_bscans`. */
function isKin(a: string, b: string): boolean {
  const [shorter = '', longer = ''] = [a, b].sort((x, y) => x.length - y.length);
  const words = shorter.split('_');
  const shared = words.filter((word) => longer.includes(word)).length;
  return shared > 0 && shared >= words.length / 2;
}
