import Ajv from 'ajv/dist/2020';
import {expect, test} from 'vitest';

import {egressFile, egressSchema} from '../../../src/reference/egress/egressFile';
import {egressFaults, evidenceOf, namedCalls} from '../../../src/reference/egress/evidence';
import {firewallFiles} from '../../../src/reference/egress/firewall';
import type {FileCalls} from '../../../src/reference/model/callSites';
import type {EgressHost, EgressRow} from '../../../src/site/egress/types';

const files: FileCalls[] = [
  {
    file: 'tiny/hub.py',
    module: 'tiny.hub',
    calls: [
      ['Hub.send', 12, 'session.post', 'http'],
      ['Hub.send', 20, 'session.put', 'http'],
      ['<module>', 30, 'class Session(requests.Session)', 'http'],
    ],
  },
];
const calls = namedCalls(files);

const row: EgressRow = {
  id: 'send',
  topic: 'services',
  title: 'Sends',
  who: ['pod'],
  to: ['hub'],
  direction: 'out',
  protocol: 'HTTPS',
  carries: 'A name.',
  when: 'Once.',
  change: 'Nothing.',
  at: ['hub:Hub.send', 'hub:<module>'],
};

const hosts: EgressHost[] = [
  {
    id: 'hub',
    host: '`hub.example.com`',
    names: ['hub.example.com'],
    port: '443',
    neededFor: 'all [that](/x) is sent',
    need: 'always',
  },
  {
    id: 's3',
    host: 'storage',
    names: ['.storage.example'],
    port: '443',
    neededFor: 'files',
    need: 'often',
  },
  {
    id: 'models',
    host: '`models.example`',
    names: ['models.example'],
    port: '443',
    neededFor: 'models',
    need: 'some',
  },
];

test('rows that name all calls have no fault', () => {
  expect(egressFaults([row], [], calls, ['hub'])).toEqual([]);
  const exception = {at: ['hub:<module>'], why: 'It sends nothing.'};
  expect(egressFaults([{...row, at: ['hub:Hub.send']}], [exception], calls, ['hub'])).toEqual([]);
});

test('a call that no row names is a fault with file, line and the mend', () => {
  const [fault, ...others] = egressFaults([{...row, at: ['hub:Hub.send']}], [], calls, ['hub']);
  expect(others).toEqual([]);
  expect(fault).toMatch(/^tiny\/hub\.py:30 calls class Session\(requests\.Session\)/);
  expect(fault).toContain("add 'hub:<module>' to the row");
});

test('a row whose evidence is gone, and one that goes to an unknown host, are faults', () => {
  const moved = egressFaults([{...row, at: [...row.at, 'hub:Hub.gone']}], [], calls, ['hub']);
  expect(moved).toHaveLength(1);
  expect(moved[0]).toContain("'hub:Hub.gone'");
  const gone = egressFaults([row], [{at: ['hub:x'], why: ''}], calls, ['hub']);
  expect(gone[0]).toMatch(/^noConnections\.ts names/);
  expect(egressFaults([row], [], calls, [])[0]).toContain('src/site/egress/hosts.ts');
});

test('the evidence of a row has the file and the lines of its calls', () => {
  expect(evidenceOf(row, calls)).toEqual([
    {at: 'hub:Hub.send', file: 'tiny/hub.py', lines: [12, 20]},
    {at: 'hub:<module>', file: 'tiny/hub.py', lines: [30]},
  ]);
});

test('the file holds its schema, which refuses what is missing or surplus', () => {
  const root = 'https://docs.example/';
  const validate = new Ajv({strict: true}).compile(egressSchema(root));
  const made = egressFile({release: '1', root, hosts, rows: [row], calls});
  expect(validate(made), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({...made, surplus: 1})).toBe(false);
  const {rows: _rows, ...rest} = made as {rows: unknown};
  expect(validate(rest)).toBe(false);
});

test.each(firewallFiles)('$file has the hosts that every pod needs', ({id, make}) => {
  const text = make(hosts, '1');
  expect(text).toContain('hub.example.com');
  expect(text).not.toContain('[that]');
  // What only some tasks need is for the site to turn on.
  expect(text.includes('#models.example')).toBe(id === 'proxy');
  // Only a proxy can take all names below one.
  expect(text.includes('.storage.example')).toBe(id === 'proxy');
  expect(text.includes('29209')).toBe(id !== 'proxy');
});
