import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {egressFaults, type NamedCall, namedCalls} from '../../reference/egress/evidence';
import {firewallFiles} from '../../reference/egress/firewall';
import {type FileCalls, loadCallSites} from '../../reference/model/callSites';
import {egressHosts, egressRows, noConnections} from '../../site/egress';
import type {EgressTopic} from '../../site/egress/types';
import {product} from '../../site/product';
import {reportFault} from '../../writing/faults';
import {isElementOf, type JsxElement, nameIn, type NamedComponent} from '../namedElement';
import {inline} from './cells';
import {
  exceptionList,
  hostTable,
  recipientTable,
  taskHostList,
  telemetryTable,
  topicTable,
} from './tables';

/** The tables of rows: the head of the first column, and whether all rows go the same way. */
const topics: Readonly<Record<EgressTopic, {readonly head: string; readonly isOneWay: boolean}>> = {
  services: {head: 'What', isOneWay: false},
  messages: {head: 'Message', isOneWay: true},
  results: {head: 'Protocol', isOneWay: true},
  algorithms: {head: 'Algorithm', isOneWay: true},
  sources: {head: 'What', isOneWay: false},
  models: {head: 'What', isOneWay: false},
  telemetry: {head: 'What', isOneWay: false},
  library: {head: 'What', isOneWay: false},
  local: {head: 'What', isOneWay: false},
  disk: {head: 'What', isOneWay: true},
};

/** What makes one of the lists, from the calls of the package. */
type Make = (calls: readonly NamedCall[]) => RootContent[];

interface Options {
  /** Calls of the package; those of the documented release unless a test says otherwise. */
  readonly files?: readonly FileCalls[];
}

/** How much was read, in a sentence. */
function counts(all: readonly NamedCall[]): RootContent[] {
  const functions = new Set(all.map(({at}) => at)).size;
  const byLibrary = egressRows.filter(({library}) => library).length;
  const text =
    `Release ${product.sdk.version} has ${all.length} such calls in ${functions} functions. ` +
    `${egressRows.length} rows say what they send, ${byLibrary} of them what libraries do by themselves.`;
  return [{type: 'paragraph', children: inline(text)}];
}

const made: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...(Object.keys(topics) as EgressTopic[]).map(
    (topic) =>
      [
        topic,
        (calls: readonly NamedCall[]) =>
          topicTable(
            egressRows.filter((row) => row.topic === topic),
            calls,
            topics[topic],
          ),
      ] as const,
  ),
  ...firewallFiles.map(
    ({id, title, language, make}) =>
      [
        id,
        (): RootContent[] => [
          {
            type: 'code',
            lang: language,
            meta: `title="${title}"`,
            value: make(egressHosts, product.sdk.version).trimEnd(),
          },
        ],
      ] as const,
  ),
  ['hosts', hostTable] as const,
  ['task-hosts', taskHostList] as const,
  ['recipients', () => recipientTable({withReaders: false})] as const,
  ['readers', () => recipientTable({withReaders: true})] as const,
  ['channels', telemetryTable] as const,
  ['no-connections', () => exceptionList(noConnections)] as const,
  ['counts', counts] as const,
]);

const EGRESS: NamedComponent = {
  component: 'Egress',
  noun: 'list of what leaves',
  names: [...made.keys()],
  rules: {
    misplaced: 'misplaced-egress',
    malformed: 'malformed-egress',
    unknown: 'unknown-egress',
  },
};

/**
 * Replaces `<Egress of="hosts" />` by what `src/site/egress` says about it. Where a page gives the counts,
 * it also reports each call of the package that no row names, and each row whose evidence is gone.
 */
export function egressLists({files = loadCallSites()}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const calls = namedCalls(files);
    const isEgress = isElementOf.bind(null, EGRESS.component);
    visit(tree, isEgress, (node, index, parent) => {
      const name = nameIn(node as JsxElement, EGRESS, file);
      if (name === undefined || !parent || index === undefined) {
        return undefined;
      }
      if (name === 'counts') {
        const ids = egressHosts.map(({id}) => id);
        for (const fault of egressFaults(egressRows, noConnections, calls, ids)) {
          reportFault(file, node, 'unnamed-call', fault);
        }
      }
      const content = made.get(name)?.(calls) ?? [];
      (parent as Root).children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
