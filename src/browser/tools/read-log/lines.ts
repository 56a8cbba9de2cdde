/** A line of a log without what a logger, a terminal or another program puts around the message. */
interface LogLine {
  readonly text: string;
  /** The line begins with a time. */
  readonly isTimed: boolean;
  /** The line begins with the name of a level, behind a time or not. */
  readonly isLevelled: boolean;
}

/* Each expression is anchored and without nested repetition: it reads a line once. */
// eslint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001B\[[0-9;]{0,20}[A-Za-z]/g;
/** A mail that quotes a log. */
const QUOTED = /^(?:> ?){1,9}(?!>)/;
const FRAME = /^[\s│┃]+|[\s│┃]+$/g;
const SERVICE = /^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,80} \S{1,80}: ?/;
const TIME =
  /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d|\d\d[-/]\d\d[-/]\d{2,4})?[T ,]{0,2}\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?[\])]?/;
const LEVEL = /^[-:|\s[(]{0,8}(?:DEBUG|INFO|WARNING|WARN|ERROR|CRITICAL|FATAL)\b[\])]?[-:|\s]{0,8}/;
/** Where the SDK's own log says that a line comes from. */
const LOCATION = /^[A-Za-z_][\w.]{0,200}:\d{1,6}\s/;
/** Its name, or those of process and thread: `MainProcess.Thread-7 (_run)`. */
const LOGGER =
  /^[-:|\s[(]{0,8}[A-Za-z_][\w.-]{0,120}(?: \([\w.<>]{1,60}\))?(?::\d{1,6})?[\])]?\s{0,8}[-:|]{1,2}\s{1,8}/;
/** The column of a rich terminal that names the file of the code. */
const SOURCE = /\s{2,}[\w/.-]{1,80}\.py:\d{1,6}$/;

/** Takes apart a line of a log. */
export function readLine(line: string): LogLine {
  const bareLine = line.replace(COLOURS, '').replace(QUOTED, '');
  const served = bareLine.replace(SERVICE, '').trimStart();
  let text = served.replace(TIME, '');
  const isTimed = text !== served || served.length < bareLine.trimStart().length;
  const bare = isTimed ? text.replace(LOGGER, '') : text;
  const levelled = [text, bare].map((rest) => rest.replace(LEVEL, ''));
  const at = levelled.findIndex((rest, index) => rest !== [text, bare][index]);
  const isLevelled = at >= 0;
  if (isLevelled) {
    text = (levelled[at] ?? '').replace(LOCATION, '');
  }
  return {text: text.replace(SOURCE, '').replace(FRAME, ''), isTimed, isLevelled};
}
