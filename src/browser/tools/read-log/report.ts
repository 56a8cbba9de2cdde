import {findMessages, type Found} from './findMessages';
import {type LogTemplate, type Severity, VALUE} from './format';
import {lastNotAbove, type LogStream, readLog} from './stream';
import type {TemplateIndex} from './templateIndex';
import {shownValue, valuesOf} from './values';

/** A message of a log, as a reader sees it. */
export interface Finding {
  readonly template: LogTemplate;
  /** The message with its harmless values; the others are named or `…`. */
  readonly text: string;
  /** Lines of the log, counted from 1, where it begins. */
  readonly lines: readonly number[];
}

const ORDER: Readonly<Record<Severity, number>> = {error: 0, warning: 1, note: 2};

/**
 * Reads a log: errors first, then warnings, each in the order in which they came, as the first one is
 * most often the cause. A message within another one comes before it. Notes are left out.
 */
export async function reportOf(
  log: string,
  index: TemplateIndex,
  pause: () => Promise<void>,
): Promise<Finding[]> {
  const stream = await readLog(log, pause);
  const found = await findMessages(stream, index, pause);
  const byTemplate = new Map<LogTemplate, {first: Found; lines: Set<number>}>();
  for (const entry of causesFirst(found)) {
    const {template} = entry.wanted;
    const line = lastNotAbove(stream.starts, entry.at[0] ?? 0) + 1;
    const known = byTemplate.get(template) ?? {first: entry, lines: new Set<number>()};
    byTemplate.set(template, known);
    known.lines.add(line);
  }
  return [...byTemplate.entries()]
    .filter(([[, severity]]) => severity !== 'note')
    .sort(([[, a]], [[, b]]) => ORDER[a] - ORDER[b])
    .map(([template, {first, lines}]) => ({
      template,
      text: textOf(stream, first),
      lines: [...lines],
    }));
}

/** Puts a message that stands in a value of another one before it: it is the cause. */
function causesFirst(found: readonly Found[]): Found[] {
  const ordered: Found[] = [];
  // The messages around the next one, the outermost first.
  let around: Found[] = [];
  for (const entry of found) {
    around = around.filter((outer) => isWithin(entry, outer));
    const [outer] = around;
    if (outer) {
      ordered.splice(ordered.lastIndexOf(outer), 0, entry);
    } else {
      ordered.push(entry);
    }
    around.push(entry);
  }
  return ordered;
}

function isWithin(inner: Found, outer: Found): boolean {
  const [start = 0] = inner.at;
  const last = (outer.at.at(-1) ?? 0) + (outer.wanted.pieces.at(-1) ?? '').length;
  return start < last || (start === last && outer.wanted.template[0].endsWith(VALUE));
}

/** The template with the values of a message; those at its ends are not known. */
function textOf(log: LogStream, found: Found): string {
  const values = valuesOf(log, found).map(shownValue);
  const [text] = found.wanted.template;
  const parts = text.split(VALUE);
  let seen = -1;
  return parts
    .map((part, index) => {
      const isPiece = part.trim() !== '';
      seen += isPiece ? 1 : 0;
      const isBetween = isPiece && seen > 0 && (parts[index - 1] ?? '').trim() !== '';
      const value = isBetween ? (values[seen - 1] ?? VALUE) : VALUE;
      return index === 0 ? part : `${value}${part}`;
    })
    .join('');
}
