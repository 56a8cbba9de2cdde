import type {Position} from 'unist';
import type {VFile} from 'vfile';

import {didYouMean} from '../writing/nearest';
import {type FaultRule, reportFault} from '../writing/faults';

/** A `<ModelTable of="…" class="…" />` as parsed by MDX. */
export interface TableTag {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  position?: Position;
}

/** The table that a page requests. */
export interface TableRequest {
  of: string;
  class?: string;
  line: number;
}

/** The available tables, and whether each needs a class. */
export type TableKinds = ReadonlyMap<string, {needsClass: boolean}>;

export function isTableTag(node: object): node is TableTag {
  const {type, name} = node as Partial<TableTag>;
  return (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name === 'ModelTable';
}

/** Reads the tag; reports faults and then returns undefined. */
export function readRequest(
  tag: TableTag,
  kinds: TableKinds,
  file: VFile,
): TableRequest | undefined {
  const fail = (rule: FaultRule, reason: string): undefined => {
    reportFault(file, tag, rule, reason);
    return undefined;
  };
  if (tag.type === 'mdxJsxTextElement') {
    return fail(
      'misplaced-table',
      'put <ModelTable … /> on a line of its own, with an empty line before and after.',
    );
  }
  const given = new Map(tag.attributes.map(({name = '…', value}) => [name, value]));
  const odd = [...given].find(([name, value]) => !isKnown(name) || typeof value !== 'string');
  if (odd) {
    return fail(
      'malformed-table',
      `ModelTable takes of="…" and class="…" as plain text, not "${odd[0]}".`,
    );
  }
  const of = given.get('of') as string | undefined;
  const about = given.get('class') as string | undefined;
  const kind = kinds.get(of ?? '');
  if (of === undefined || !kind) {
    const names = [...kinds.keys()];
    const hint = didYouMean(of ?? '', names) || ` There are ${names.join(', ')}.`;
    return fail('unknown-table', `unknown table of="${of ?? ''}".${hint}`);
  }
  if (kind.needsClass !== (about !== undefined)) {
    return fail(
      'malformed-table',
      kind.needsClass
        ? `of="${of}" is about one class: add class="…".`
        : `of="${of}" is about no single class: leave class="…" out.`,
    );
  }
  return {of, line: tag.position?.start.line ?? 1, ...(about !== undefined && {class: about})};
}

function isKnown(name: string): boolean {
  return name === 'of' || name === 'class';
}
