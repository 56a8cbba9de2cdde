import {loadChanges, loadRecord, loadRelease} from '../../reference/past/recordFile';
import {type ApiElement, link, text} from '../../reference/page/nodes';
import {releaseRoute} from '../../site/releases';
import {keyChanges} from '../releases/keyPlaces';
import {table} from '../render';

/** Renders the releases, the newest first, with numbers of their changes and links to them. */
export function releaseList(): ApiElement {
  const {releases} = loadRecord();
  const rows = releases.slice(1).map((version, index) => {
    const [before, after] = [loadRelease(releases[index] ?? ''), loadRelease(version)];
    const changes = loadChanges(before.version, after.version);
    const count = (test: (change: (typeof changes)[number]) => boolean) =>
      String(changes.filter(test).length);
    return [
      [link(releaseRoute(version), [text(`${before.version} to ${version}`)])],
      [count(({kind}) => /^(?:gone|moved|renamed)$/.test(kind))],
      [count(({kind, isBreaking}) => isBreaking && !/^(?:gone|moved|renamed)$/.test(kind))],
      [count(({kind}) => kind === 'new')],
      [String(keyChanges(before, after).length)],
    ];
  });
  const heads = ['Releases', 'Gone or moved', 'Changed, can fail', 'New', 'Keys of YAML files'];
  return table('releases', heads, rows.toReversed());
}
