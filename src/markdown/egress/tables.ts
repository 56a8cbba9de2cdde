import type {PhrasingContent, RootContent} from 'mdast';

import {evidenceOf, type NamedCall} from '../../reference/egress/evidence';
import {code, element} from '../../reference/page/nodes';
import {counted, fold} from '../../reference/page/render/fold';
import {egressHosts} from '../../site/egress';
import {recipients, telemetryChannels} from '../../site/egress/summaries';
import type {EgressRow, NoConnection, Party} from '../../site/egress/types';
import {outsideSearch} from '../outsideSearch';
import {anchored, codes, inline, lines, tableOf} from './cells';

const parties: Readonly<Record<Party, string>> = {
  pod: 'pod',
  task: 'task on the pod',
  modeller: 'modeller',
  staff: 'a command',
};

const hostOf = (id: string): string => egressHosts.find((host) => host.id === id)?.host ?? id;

/** Who opens the connection, and where it goes. */
function way({who, to, direction, protocol}: EgressRow): PhrasingContent[] {
  const from = who.map((party) => parties[party]).join(', ');
  const target = to.map(hostOf).join('; ');
  const text = direction === 'in' ? `${from}: open for ${target}` : `${from} → ${target}`;
  return lines(inline(text), inline(protocol));
}

/** The title of a row, which is its address; of a library with name and release. */
function title({id, title: words, library}: EgressRow): PhrasingContent[] {
  const from = library ? inline(`by the library \`${library.name}\` ${library.release}`) : [];
  return anchored(`row-${id}`, lines(inline(words), from));
}

const contents = ({carries, fields = []}: EgressRow) => lines(inline(carries), codes(fields));
const when = ({when: time, change}: EgressRow) => lines(inline(time), inline(change));

/** The functions and lines in which the rows were read, closed. */
function evidence(rows: readonly EgressRow[], calls: readonly NamedCall[]): RootContent {
  const entries = rows.map((row) => {
    const found = evidenceOf(row, calls).flatMap(({at, file, lines: of}, index) => [
      index === 0 ? '' : '; ',
      code(`${file}:${of.join(', ')}`),
      ` ${at.slice(at.indexOf(':') + 1)}`,
    ]);
    const see = (row.see ?? []).length > 0 ? ['see ', ...codes(row.see ?? [])] : [];
    const note = row.library ? inline(row.library.found) : [];
    const parts = [found, see, note].filter(({length}) => length > 0);
    return element('li', {}, [
      ...inline(row.title),
      ': ',
      ...parts.flatMap((part, index) => (index === 0 ? part : ['; ', ...part])),
    ]);
  });
  return fold(
    'Evidence',
    `where ${counted(rows.length, 'row')} stand in the package`,
    element('ul', {}, entries),
    {
      ...outsideSearch.hProperties,
    },
  );
}

/** A table of rows with its evidence: four columns, or three where all rows go the same way. */
export function topicTable(
  rows: readonly EgressRow[],
  calls: readonly NamedCall[],
  {head, isOneWay}: {readonly head: string; readonly isOneWay: boolean},
): RootContent[] {
  const table = isOneWay
    ? tableOf(
        [head, 'What is in it', 'When, and what changes it'],
        rows.map((row) => [title(row), contents(row), when(row)]),
        {isSearched: false},
      )
    : tableOf(
        [head, 'From and to', 'What is in it', 'When, and what changes it'],
        rows.map((row) => [title(row), way(row), contents(row), when(row)]),
        {isSearched: false},
      );
  return [table, evidence(rows, calls)];
}

/** The hosts for a firewall. */
export function hostTable(): RootContent[] {
  const rows = egressHosts.filter(({list}) => list === 'hosts');
  return [
    tableOf(
      ['host', 'port', 'needed for'],
      rows.map(({host, port, neededFor}) => [inline(host), inline(port), inline(neededFor)]),
    ),
  ];
}

/** The hosts of certain protocols and algorithms, as a list. */
export function taskHostList(): RootContent[] {
  const items = egressHosts.filter(({list}) => list === 'tasks');
  return [
    element(
      'ul',
      {},
      items.map(({host, neededFor}) => element('li', {}, inline(`${neededFor}: ${host}`))),
    ),
  ];
}

/** What leaves a pod, by who gets it; for the printed sheet with who can read it. */
export function recipientTable({withReaders}: {readonly withReaders: boolean}): RootContent[] {
  return [
    tableOf(
      withReaders ? ['To', 'What', 'Who can read it'] : ['To', 'What'],
      recipients.map(({to, what, readers}) => [
        inline(to),
        inline(what),
        ...(withReaders ? [inline(readers)] : []),
      ]),
    ),
  ];
}

/** The channels of telemetry. */
export function telemetryTable(): RootContent[] {
  return [
    tableOf(
      ['Channel', 'What', 'Switch'],
      telemetryChannels.map(({channel, what, change}) => [
        inline(channel),
        inline(what),
        inline(change),
      ]),
    ),
  ];
}

/** The calls that open no connection, with the reason, closed. */
export function exceptionList(exceptions: readonly NoConnection[]): RootContent[] {
  const entries = exceptions.map(({why, at}) =>
    element('li', {}, [...inline(why), ' ', ...codes(at)]),
  );
  const list = element('ul', {}, entries);
  return [
    fold('Calls that open no connection', 'or only hand one on', list, {
      ...outsideSearch.hProperties,
    }),
  ];
}
