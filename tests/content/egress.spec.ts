import {existsSync} from 'node:fs';

import {expect, test} from 'vitest';

import {egressFaults, namedCalls} from '../../src/reference/egress/evidence';
import {loadCallSites} from '../../src/reference/model/callSites';
import {loadModel} from '../../src/reference/model/load';
import {namedConfigs} from '../../src/reference/schemas/names';
import {egressHosts, egressRows, noConnections} from '../../src/site/egress';
import {recipients, telemetryChannels} from '../../src/site/egress/summaries';
import {ALGORITHM, PROTOCOL} from '../../src/site/sdkPaths';

const model = loadModel();
const calls = namedCalls(loadCallSites());
const ids = egressRows.map(({id}) => id);

test('each call of the package is named by a row, and each row by a call', () => {
  const hosts = egressHosts.map(({id}) => id);
  expect(egressFaults(egressRows, noConnections, calls, hosts)).toEqual([]);
});

test('ids of rows and hosts are unique and fit into addresses', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  expect(new Set(egressHosts.map(({id}) => id)).size).toBe(egressHosts.length);
});

test('a row without a call says which class, variable or library stands behind it', () => {
  const bare = egressRows.filter(
    ({at, see = [], library}) => at.length === 0 && see.length === 0 && !library,
  );
  expect(bare.map(({id}) => id)).toEqual([]);
});

test('what rows point to exists in the reference', () => {
  const names = new Set([
    ...[...model.modules.values()].flatMap(({symbols}) => symbols.map(({name}) => name)),
    ...model.index.environment.map(({name}) => name),
  ]);
  const unknown = egressRows.flatMap(({see = []}) => see.filter((name) => !names.has(name)));
  expect(unknown).toEqual([]);
});

/** Names of protocols or algorithms in task files; private ones have no page. */
const namesOf = (base: string): string[] =>
  namedConfigs(model, base)
    .map(({names: [name = '']}) => name.slice(name.lastIndexOf('.') + 1))
    .filter((name) => !name.startsWith('_'));

test.each([
  ['protocol', 'results', PROTOCOL],
  ['algorithm', 'algorithms', ALGORITHM],
] as const)('each %s of the release has a row', (_kind, topic, base) => {
  const named = new Set(
    egressRows.filter((row) => row.topic === topic).flatMap(({see = []}) => see),
  );
  expect(namesOf(base).length).toBeGreaterThan(10);
  expect(namesOf(base).filter((name) => !named.has(name))).toEqual([]);
});

test('summaries name rows that exist, and each channel of telemetry sums up all its rows', () => {
  const summed = [...recipients, ...telemetryChannels].flatMap(({rows}) => rows);
  expect(summed.filter((id) => !ids.includes(id))).toEqual([]);
  const telemetry = egressRows.filter(({topic}) => topic === 'telemetry').map(({id}) => id);
  const channels = new Set(telemetryChannels.flatMap(({rows}) => rows));
  expect(telemetry.filter((id) => !channels.has(id))).toEqual([]);
});

test('the pages that show them exist', () => {
  for (const page of ['what-leaves', 'what-leaves-sheet', 'security']) {
    expect(existsSync(`docs/general-reference/${page}.mdx`), page).toBe(true);
  }
});
