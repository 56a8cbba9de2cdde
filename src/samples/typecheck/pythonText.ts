/** What a scan of Python has to tell apart: comments, strings, brackets and line breaks. */
const TOKENS =
  /#[^\n]*|("""|''')(?:\\[^]|(?!\1)[^])*\1|(["'])(?:\\[^]|(?!\2)[^\\\n])*\2|[()[\]{}]|\n/g;

/** A logical line: a statement with all lines that its brackets and strings span. */
interface LogicalLine {
  readonly start: number;
  readonly text: string;
}

/**
 * Finds the bracket that is open at an offset.
 *
 * @returns the offset of the innermost one, or undefined outside brackets
 */
export function openBracketAt(code: string, offset: number): number | undefined {
  return scan(code.slice(0, offset)).open.at(-1);
}

/** The logical line that an offset is in. */
export function logicalLineAt(code: string, offset: number): LogicalLine {
  const lines = logicalLines(code);
  return lines.findLast(({start}) => start <= offset) ?? {start: 0, text: code};
}

/** Whether an offset is in the body of a function or of a lambda. */
export function isInFunction(code: string, offset: number): boolean {
  const here = logicalLineAt(code, offset);
  if (/\blambda\b|^\s*def\b/.test(code.slice(here.start, offset))) {
    return true;
  }
  let indentation = indentationOf(here);
  for (const line of logicalLines(code.slice(0, here.start)).reverse()) {
    if (line.text.trim() && indentationOf(line) < indentation) {
      indentation = indentationOf(line);
      if (/^\s*(?:async\s+)?def\b/.test(line.text)) {
        return true;
      }
    }
  }
  return false;
}

function indentationOf({text}: LogicalLine): number {
  return text.search(/\S|$/);
}

function logicalLines(code: string): LogicalLine[] {
  const {starts} = scan(code);
  return starts.map((start, index) => ({start, text: code.slice(start, starts[index + 1])}));
}

function scan(code: string): {open: number[]; starts: number[]} {
  const open: number[] = [];
  const starts = [0];
  for (const {0: token, index} of code.matchAll(TOKENS)) {
    if (/^[([{]$/.test(token)) {
      open.push(index);
    } else if (/^[)\]}]$/.test(token)) {
      open.pop();
    } else if (token === '\n' && open.length === 0) {
      starts.push(index + 1);
    }
  }
  return {open, starts};
}
