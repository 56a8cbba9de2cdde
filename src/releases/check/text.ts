import {POD_FILE, TASK_FILE, TEMPLATE_FILE} from '../../site/sdkPaths';
import {nameOf} from '../paths';
import type {Release} from '../types';
import {checkPython} from './python';
import {LONGEST_TEXT, RefusedText, type Verdict} from './types';
import {checkYaml} from './yaml';

/** Classes of whole files. */
const ROOTS = [POD_FILE, TASK_FILE, TEMPLATE_FILE].map(nameOf);

/** Lines that only a program has. */
const PROGRAM =
  /^[ \t]*(?:from[ \t]+[\w.]+[ \t]+import\b|import[ \t]+\w|def[ \t]+\w|class[ \t]+\w|@\w)/m;

/** A mapping's key, or the start of a list. */
const YAML_LINE = /^[ \t]*(?:-[ \t]+)?["']?[\w.-]+["']?[ \t]*:(?:[ \t]|\r?$)/m;

/** More brackets within each other than Python itself reads; parsers take very long for them. */
const DEEPEST = 200;

/** Lists within each other on one line, and lines that begin far to the right. */
const DEEP_YAML = /(?:- ){60}|^ {300}/m;

/** Tells whether a text has more brackets open at a time than any program or file. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= DEEPEST; at += 1) {
    const letter = text[at];
    if (letter === '(' || letter === '[' || letter === '{') {
      depth += 1;
    } else if (letter === ')' || letter === ']' || letter === '}') {
      depth = Math.max(0, depth - 1);
    }
  }
  return depth > DEEPEST || DEEP_YAML.test(text);
}

/**
 * Judges a pasted program or YAML file by two releases.
 *
 * @throws RefusedText for a text that is too long, or that is neither
 */
export function checkText(
  text: string,
  before: Release,
  after: Release,
): {language: 'Python' | 'YAML'; verdicts: Verdict[]} {
  if (text.trim() === '') {
    throw new RefusedText('There is nothing to check: paste Python or YAML into the box.');
  }
  if (text.length > LONGEST_TEXT) {
    const limit = LONGEST_TEXT / 1e6;
    throw new RefusedText(
      `This text is longer than ${limit} MB: paste the part that uses the SDK.`,
    );
  }
  if (isTooDeep(text)) {
    throw new RefusedText('This text is nested too deeply to be read.');
  }
  const isProgram = PROGRAM.test(text) || !YAML_LINE.test(text);
  return isProgram
    ? {language: 'Python', verdicts: checkPython(text, before, after)}
    : {language: 'YAML', verdicts: checkYaml(text, before, after, ROOTS)};
}
