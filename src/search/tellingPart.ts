import {MAX_TYPED_LENGTH} from './query';

/** What a log line starts with before its message, each in any order: when, how bad, who, where. */
const PREAMBLE = [
  // 2024-05-01T10:11:12,345Z, [10:11:12.345], 01/May/2024 10:11
  /^[[(]?\d{1,4}[-/.]\w{1,3}[-/.]\d{1,4}(?:[T ,]+\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?[\])]?/,
  /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?[\])]?/,
  /^[[(]?(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|CRITICAL|FATAL)\b[\])]?/,
  // [MainThread], (pod.py:123), [pid 4711]
  /^\[[^\]]*\]/,
  /^\([\w./\\-]+:\d+\)/,
  // The dotted name of a logger, a file with its line
  /^[\w-]+(?:\.[\w-]+)+(?=\s*(?::|\s-\s|\s\|))/,
  /^[\w./\\-]+:\d+(?=\s*[:|-]|\s)/,
  /^[\s:|>-]+/,
];

/** What differs from one reader's machine to the next: addresses, files, ids, times, in quotes or not. */
const OWN = [
  /\b(?:https?|file|s3):\/\/\S+/g,
  /(["'`]?)(?:[A-Za-z]:)?(?:[~.]{0,2}[\\/])(?:[\w.@~-]+[\\/])+[\w.@~-]*\1/g,
  /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi,
  /\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{16,}\b/gi,
  /\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:[.,]\d+)?Z?/g,
];

/** As much is read of a text, from its end, and of a line: nobody waits for what was pasted by mistake. */
const MOST_TEXT = 20_000;
const MOST_LINE = 1_000;

/** A line that names an exception and says what is wrong; or one that says how bad it is. */
const RAISED = /^\s*(?:[A-Za-z_][\w.]*\.)?[A-Z]\w*(?:Error|Exception|Warning|Failure|Interrupt)\b/;
const GRAVE = /\b(?:ERROR|CRITICAL|FATAL)\b|\b(?:Error|Exception):/;
/** A line of a traceback that says where, not what. */
const PLACE = /^\s*(?:Traceback |File "|at |\.\.\. |\^+\s*$|~*\^)/;

/** The line that says most: what was raised last, else the last grave one, else the first with words. */
function tellingLine(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() && !PLACE.test(line));
  return (
    lines.findLast((line) => RAISED.test(line)) ??
    lines.findLast((line) => GRAVE.test(line)) ??
    lines.find((line) => /\p{L}{3}/u.test(line)) ??
    text
  );
}

function withoutPreamble(line: string): string {
  let rest = line.trim();
  let before: string;
  do {
    before = rest;
    for (const part of PREAMBLE) {
      rest = rest.replace(part, '');
    }
  } while (rest !== before);
  return rest || line;
}

function withoutOwn(line: string): string {
  const rest = OWN.reduce((text, own) => text.replace(own, ' '), line).replace(/\s+/g, ' ');
  return /\p{L}{3}/u.test(rest) ? rest.trim() : line;
}

/** The beginning of a text that fits, in whole words where it has several. */
function beginning(text: string, longest: number): string {
  if (text.length <= longest) {
    return text;
  }
  const cut = text.slice(0, longest + 1);
  const space = cut.lastIndexOf(' ');
  // A single long name ends at one of its own joints.
  const joint = Math.max(...['.', '_', '/', ':'].map((mark) => cut.lastIndexOf(mark)));
  const end = space > 0 ? space : joint;
  return cut.slice(0, end > 0 ? end : longest).replace(/[\s,;:([{"'`-]+$/, '');
}

/**
 * The part of a pasted text that is worth searching for: the message of a log line or traceback
 * without times, levels, names of loggers, files and addresses; of any other text its beginning.
 *
 * @param text of any length, of one or many lines
 * @param longest in characters
 * @returns at most that many characters, in whole words where there are several
 */
export function tellingPart(text: string, longest: number = MAX_TYPED_LENGTH): string {
  const trimmed = text.trim();
  // To collapse the spaces of megabytes takes a second, and their beginning tells that they do not fit.
  if (trimmed.slice(0, MOST_TEXT).replace(/\s+/g, ' ').length <= longest) {
    const whole = trimmed.replace(/\s+/g, ' ');
    if (whole.length <= longest) {
      return whole;
    }
  }
  const line = tellingLine(trimmed.slice(-MOST_TEXT)).slice(0, MOST_LINE);
  const message = withoutOwn(withoutPreamble(line));
  if (message.length <= longest) {
    return message;
  }
  // Of a message that is too long, the class that was raised says least.
  const said = message.replace(/^[\w.]*(?:Error|Exception|Warning)\b:\s*/, '');
  return beginning(said || message, longest);
}
