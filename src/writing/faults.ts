import path from 'node:path';

import type {Position} from 'unist';
import type {VFile} from 'vfile';

/**
 * Every kind of fault that the build finds in a page. A message carries it as its `ruleId`, with the
 * `source` below (https://github.com/vfile/vfile-message#options).
 */
export type FaultRule =
  // The text of a page.
  | 'invalid-mdx'
  // The head of a page of the reference.
  | 'unknown-module'
  | 'wrong-title'
  | 'misplaced-page'
  | 'invalid-front-matter'
  // Its headings and describing lists.
  | 'unknown-symbol'
  | 'ambiguous-symbol'
  | 'unknown-member'
  | 'inherited-member'
  | 'unknown-variable'
  | 'unknown-parameter'
  | 'unknown-exception'
  | 'repeated-section'
  | 'described-twice'
  | 'malformed-item'
  | 'taken-anchor'
  | 'symbol-link-in-reference'
  // What the module has and the page leaves out.
  | 'undescribed-symbol'
  | 'undescribed-member'
  | 'undescribed-parameter'
  | 'missing-sentence'
  // Lists of environment variables.
  | 'unknown-environment-variable'
  | 'undescribed-environment-variable'
  // `<Tool of="…" />`
  | 'unknown-tool'
  | 'misplaced-tool'
  | 'malformed-tool'
  // `<Drawing of="…" />`
  | 'unknown-drawing'
  | 'misplaced-drawing'
  | 'malformed-drawing'
  | 'repeated-drawing'
  // `<ModelTable of="…" />`
  | 'unknown-table'
  | 'misplaced-table'
  | 'malformed-table'
  | 'unsuitable-class'
  // `<OfflineFeatures of="…" />`
  | 'unknown-offline-list'
  // `<FaultList of="…" />`
  | 'unknown-fault-group'
  // `<CriteriaTable of="…" />`
  | 'unknown-principle'
  // `<Egress of="…" />`, and the calls of the package
  | 'unknown-egress'
  | 'misplaced-egress'
  | 'malformed-egress'
  | 'unnamed-call'
  // `<Message of="…" />`
  | 'unknown-message'
  | 'misplaced-message'
  | 'malformed-message'
  // Code blocks, needs lists, steps.
  | 'unknown-language'
  | 'malformed-line-range'
  | 'unlabelled-need'
  | 'missing-steps'
  // Notebooks.
  | 'not-for-notebooks';

/** The `source` of our messages: it tells them from those of other people's steps. */
const SOURCE = 'site';

/** Where a fault is: a line of the page, or a node of its tree. */
export type FaultPlace = number | {readonly position?: Position | undefined};

/** A fault of a page, as a writer reads it. */
interface Fault {
  readonly line: number;
  readonly rule: string;
  readonly reason: string;
}

/**
 * Adds a fault to the messages of a page. The step that calls this skips what is broken and goes on, so
 * that a writer sees all faults of a page, from all steps, at once; `throwFaults` stops the build.
 *
 * @param reason what is wrong and how to mend it
 */
export function reportFault(file: VFile, place: FaultPlace, rule: FaultRule, reason: string): void {
  const start = typeof place === 'number' ? {line: place, column: 1} : place.position;
  // One line for each fault: what is quoted from the page may have several.
  const line = reason.replace(/\s*\n\s*/g, ' ');
  file.message(line, {place: start ?? {line: 1, column: 1}, ruleId: rule, source: SOURCE});
}

/** Our own faults among the messages of a page, in the order of its lines. */
function faultsOf({messages}: VFile): Fault[] {
  return messages
    .filter(({source}) => source === SOURCE)
    .map(({line, ruleId, reason}) => ({line: line ?? 1, rule: ruleId ?? '', reason}))
    .sort((a, b) => a.line - b.line);
}

/** Whether a step has reported a fault. Messages of other people's steps do not count. */
export function hasFaults(file: VFile): boolean {
  return faultsOf(file).length > 0;
}

/** `api/bitfount/x.mdx:12: reason` for each fault, in the order of the page. */
export function faultLines(file: VFile): string[] {
  const name = nameOf(file);
  return faultsOf(file).map(({line, reason}) => `${name}:${line}: ${reason}`);
}

/** @throws PageError with all faults that the steps have reported, if there are any. */
export function throwFaults(file: VFile): void {
  const faults = faultsOf(file);
  if (faults.length > 0) {
    const name = nameOf(file);
    throw new PageError(
      faults.map(({line, rule, reason}) => `${name}:${line}: ${reason} (${SOURCE}:${rule})`),
    );
  }
}

function nameOf({path: file}: VFile): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll('\\', '/');
}

/** Stops the build; the message has a line for each fault: file, line, what to mend, and the rule. */
export class PageError extends Error {
  static {
    // On the prototype: Docusaurus prints an error's own properties again, as JSON, below its message.
    this.prototype.name = 'PageError';
  }

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    // The frames of the stack say nothing that a writer needs, and Docusaurus prints them in full.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Thrown by code that a page is made with but that has no page at hand: the step that called it reports
 * it with `reportThrown`.
 */
export class PartFault extends Error {
  constructor(
    readonly rule: FaultRule,
    reason: string,
  ) {
    super(reason);
    this.name = 'PartFault';
  }
}

/**
 * Reports a `PartFault` that was caught.
 *
 * @throws anything else that was caught
 */
export function reportThrown(file: VFile, place: FaultPlace, error: unknown): void {
  if (!(error instanceof PartFault)) {
    throw error;
  }
  reportFault(file, place, error.rule, error.message);
}
