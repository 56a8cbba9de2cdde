import {lastNotAbove, type LogStream} from './stream';
import {KEY, type TemplateIndex, type Wanted} from './templateIndex';

/** A place of a log where a template fits. */
export interface Found {
  readonly wanted: Wanted;
  /** Where each piece begins in the text of the log. */
  readonly at: readonly number[];
}

/** Longest value between two pieces, and longest message, in characters without white space. */
const LONGEST_VALUE = 2000;
const LONGEST = 6000;
/** A message that goes on in the next line is less certain than one in a line of its own: in characters. */
const LINE_PENALTY = 8;
/** Places at which one template is looked at: a log that repeats a message says nothing new. */
const MOST_LOOKS = 50_000;
/** Characters that are read before the browser may do other things. */
const CHARACTERS_AT_ONCE = 200_000;

/**
 * Finds the messages of a log, in order; of those that claim the same characters, the more specific.
 * Each character is read once, and each place compared with few templates and without expressions, so
 * that no log makes it slow.
 */
export async function findMessages(
  log: LogStream,
  index: TemplateIndex,
  pause: () => Promise<void>,
): Promise<Found[]> {
  const looks = new Map<Wanted, number>();
  const found: Found[] = [];
  for (let at = 0; at + KEY <= log.text.length; at += 1) {
    if (at % CHARACTERS_AT_ONCE === CHARACTERS_AT_ONCE - 1) {
      await pause();
    }
    for (const wanted of index.byKey.get(log.text.slice(at, at + KEY)) ?? []) {
      const count = (looks.get(wanted) ?? 0) + 1;
      looks.set(wanted, count);
      const places = count > MOST_LOOKS ? undefined : fit(log, wanted, at - wanted.offset);
      if (places) {
        found.push({wanted, at: places});
      }
    }
  }
  return withoutRivals(log, found);
}

/** Where the pieces of a template are around its telling one; undefined when one is missing. */
function fit(log: LogStream, {pieces, piece}: Wanted, start: number): number[] | undefined {
  const known = pieces[piece] ?? '';
  if (start < 0 || !log.text.startsWith(known, start)) {
    return undefined;
  }
  const [from, to] = recordAround(log, start);
  if (start + known.length > to) {
    return undefined;
  }
  const text = log.text.slice(from, to);
  const at = [start - from];
  let first = start - from;
  for (let index = piece - 1; index >= 0; index -= 1) {
    const before = pieces[index] ?? '';
    const place = text.lastIndexOf(before, first - before.length);
    if (place < 0 || first - before.length < 0 || first - place - before.length > LONGEST_VALUE) {
      return undefined;
    }
    at.unshift(place);
    first = place;
  }
  let last = start - from + known.length;
  for (const after of pieces.slice(piece + 1)) {
    const place = text.indexOf(after, last);
    if (place < 0 || place - last > LONGEST_VALUE) {
      return undefined;
    }
    at.push(place);
    last = place + after.length;
  }
  return at.map((place) => place + from);
}

/** The part of the log in which a message around a place can be. */
function recordAround({starts, records, text}: LogStream, place: number): [number, number] {
  const line = lastNotAbove(starts, place);
  const record = lastNotAbove(records, line);
  const startOf = (index: number): number | undefined => starts[records[index] ?? -1];
  const from = record < 0 ? 0 : (startOf(record) ?? 0);
  const to = startOf(record + 1) ?? text.length;
  return [Math.max(from, place - LONGEST), Math.min(to, place + LONGEST)];
}

/** Drops what claims a character that a more specific message has. */
function withoutRivals(log: LogStream, found: readonly Found[]): Found[] {
  const worth = new Map(found.map((entry) => [entry, worthOf(log, entry)]));
  const claimed = new Uint8Array(log.text.length);
  const kept: Found[] = [];
  for (const entry of [...found].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))) {
    const {wanted, at} = entry;
    const spans = at.map((start, index) => [start, start + (wanted.pieces[index] ?? '').length]);
    const isFree = spans.every(([start = 0, end = 0]) => !claimed.subarray(start, end).includes(1));
    if (isFree) {
      spans.forEach(([start, end]) => claimed.fill(1, start, end));
      kept.push(entry);
    }
  }
  return kept.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
}

function worthOf({starts}: LogStream, {wanted, at}: Found): number {
  const first = lastNotAbove(starts, at[0] ?? 0);
  const last = lastNotAbove(starts, at.at(-1) ?? 0);
  return wanted.weight - LINE_PENALTY * (last - first);
}
