import type {TextFile} from '../textFile';

/** A message of the SDK, and what the pages say about it; both as Markdown. */
export interface MessageRow {
  readonly message: string;
  readonly fix: string;
  /** Address of the page as Markdown, from the site's root. */
  readonly page: string;
  /** Text of the heading above the table; empty when there is none. */
  readonly section: string;
}

const HEAD = /^\| message[^|]* \| cause and fix \|$/;
const HEADING = /^#{2,4} (.+)$/;

/** Reads the tables of messages of pages: their first column is the message, the second cause and fix. */
export function messageRows(pages: readonly TextFile[]): MessageRow[] {
  return pages.flatMap(({path, text}) => {
    const rows: MessageRow[] = [];
    let section = '';
    let isInTable = false;
    for (const line of text.split('\n')) {
      section = HEADING.exec(line)?.[1] ?? section;
      const [message = '', fix = ''] = cellsOf(line);
      if (isInTable && message !== '' && !/^-+$/.test(message)) {
        rows.push({message, fix, page: `/${path}`, section});
      }
      isInTable = HEAD.test(line) || (isInTable && line.startsWith('|'));
    }
    return rows;
  });
}

/** The cells of a row; a bar within a cell has a backslash before it. */
function cellsOf(line: string): string[] {
  return line.startsWith('|')
    ? line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|'))
    : [];
}
