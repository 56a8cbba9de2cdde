import {groupBy} from '../../lib/groupBy';
import {memoize} from '../../lib/memoize';
import type {Change} from '../../releases/diff/types';
import {shortVersion, type Words} from '../../releases/words';
import {product} from '../../site/product';
import type {ApiModel} from '../model/types';
import {loadChanges, loadRecord} from './recordFile';

/** A change and the release that made it. */
interface Event {
  readonly version: string;
  readonly isLater: boolean;
  readonly change: Change;
}

const placeOf = (path: string, parameter: string | undefined) => `${path}(${parameter ?? ''})`;

/** All changes of the record by the symbol or parameter that they concern, the oldest first. */
const eventsOf = memoize((documented: string): ReadonlyMap<string, readonly Event[]> => {
  const {releases} = loadRecord();
  const known = releases.indexOf(documented);
  const events = releases.slice(1).flatMap((version, index) =>
    loadChanges(releases[index] ?? '', version).map((change): Event & {place: string} => {
      const isLater = index + 1 > known;
      const {kind, path, parameter, successor = ''} = change;
      // Up to the documented release a name is known by what it is called there.
      const isOfNew = !isLater && /^(?:parameter-renamed|moved|renamed)$/.test(kind);
      const own = isOfNew && parameter === undefined ? successor : path;
      const name = isOfNew && parameter !== undefined ? successor : parameter;
      return {version, isLater, change, place: placeOf(own, name)};
    }),
  );
  return groupBy(events, ({place}) => place);
});

/**
 * Says since when a symbol or a parameter is as the pages describe it, and what later releases change;
 * nothing where that is as in all releases of the record.
 *
 * @param parameter name of the parameter; omitted for the symbol as a whole
 */
export function releaseMarks(model: ApiModel, path: string, parameter?: string): readonly Words[] {
  const {name, version} = model.index.sdk;
  if (name !== product.sdk.package || version !== product.sdk.version) {
    return [];
  }
  const events = eventsOf(version).get(placeOf(path, parameter)) ?? [];
  const marks = events.flatMap((event) => {
    const words = markOf(event);
    return words ? [words] : [];
  });
  // A re-export and its definition can move in the same release.
  return [...new Map(marks.map((words) => [JSON.stringify(words), words])).values()];
}

function markOf({version, isLater, change}: Event): Words | undefined {
  const release = shortVersion(version);
  return isLater ? laterMark(release, change) : earlierMark(release, change);
}

function earlierMark(release: string, {kind}: Change): Words | undefined {
  switch (kind) {
    case 'new':
    case 'parameter-new':
      return [`since ${release}`];
    case 'moved':
      return [`here since ${release}`];
    case 'renamed':
    case 'parameter-renamed':
      return [`so named since ${release}`];
    case 'default':
      return [`default changed in ${release}`];
    case 'required':
      return [`required since ${release}`];
    case 'optional':
      return [`optional since ${release}`];
    default:
      return undefined;
  }
}

function laterMark(release: string, {kind, successor, after}: Change): Words | undefined {
  const now = successor === undefined ? [] : [', then ', {code: successor}];
  switch (kind) {
    case 'gone':
    case 'parameter-gone':
    case 'moved':
    case 'renamed':
    case 'parameter-renamed':
      return [`gone in ${release}`, ...now];
    case 'default':
      return [`from ${release} `, {code: after ?? ''}];
    case 'required':
      return [`required from ${release}`];
    case 'deprecated':
      return [`deprecated in ${release}`];
    case 'kind':
      return [`from ${release} a ${after}`];
    default:
      return undefined;
  }
}
