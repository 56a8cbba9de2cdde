import {didYouMean} from '../writing/nearest';
import type {Problems} from '../writing/problems';

/** A `<ModelTable of="…" class="…" />` as MDX reads it. */
export interface TableTag {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/** What a writer asks for. */
export interface TableRequest {
  of: string;
  class?: string;
  line: number;
}

/** Which tables there are, and which of them are about one class. */
export type TableKinds = ReadonlyMap<string, {needsClass: boolean}>;

export function isTableTag(node: object): node is TableTag {
  const {type, name} = node as Partial<TableTag>;
  return (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name === 'ModelTable';
}

/** Reads the tag; undefined when something about it is wrong, which goes to `problems`. */
export function readRequest(
  tag: TableTag,
  kinds: TableKinds,
  problems: Problems,
): TableRequest | undefined {
  const line = tag.position?.start.line ?? 1;
  const fail = (message: string): undefined => {
    problems.add(line, message);
    return undefined;
  };
  if (tag.type === 'mdxJsxTextElement') {
    return fail('put <ModelTable … /> on a line of its own, with an empty line before and after.');
  }
  const given = new Map(tag.attributes.map(({name = '…', value}) => [name, value]));
  const odd = [...given].find(([name, value]) => !isKnown(name) || typeof value !== 'string');
  if (odd) {
    return fail(`ModelTable takes of="…" and class="…" as plain text, not "${odd[0]}".`);
  }
  const of = given.get('of') as string | undefined;
  const about = given.get('class') as string | undefined;
  const kind = kinds.get(of ?? '');
  if (of === undefined || !kind) {
    const names = [...kinds.keys()];
    const hint = didYouMean(of ?? '', names) || ` There are ${names.join(', ')}.`;
    return fail(`unknown table of="${of ?? ''}".${hint}`);
  }
  if (kind.needsClass !== (about !== undefined)) {
    return fail(
      kind.needsClass
        ? `of="${of}" is about one class: add class="…".`
        : `of="${of}" is about no single class: leave class="…" out.`,
    );
  }
  return {of, line, ...(about !== undefined && {class: about})};
}

function isKnown(name: string): boolean {
  return name === 'of' || name === 'class';
}
