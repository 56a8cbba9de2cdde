import type {ApiModel} from '../types';
import {group} from './counted';
import {type Change, diffModels, type ModelDiff} from './diffModels';

/** What `npm run api:scaffold -- --against` prints: the older release first, whichever is given. */
export function diffReport(committed: ApiModel, other: ApiModel): string {
  const isNewer = compareVersions(versionOf(other), versionOf(committed)) > 0;
  const [before, after] = isNewer ? [committed, other] : [other, committed];
  return [
    `From ${before.index.sdk.name} ${versionOf(before)} to ${versionOf(after)}`,
    ...groups(diffModels(before, after)),
  ].join('\n');
}

function groups({added, removed, changed}: ModelDiff): string[] {
  const named = ({word, name}: {word: string; name: string}) => `${word} ${name}`;
  return [
    group('Added', added.map(named)),
    group('Removed', removed.map(named)),
    group('Changed', changed.map(changeText)),
  ];
}

function changeText({fact, aspect, before = 'none', after = 'none'}: Change): string {
  return `${fact.word} ${fact.name}: ${aspect} ${before} → ${after}`;
}

/** Numbers between the dots are compared as numbers, so that 11.10 comes after 11.9. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

function versionOf({index}: ApiModel): string {
  return index.sdk.version;
}
