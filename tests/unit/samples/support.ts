import {loadModel} from '../../../src/reference/model/load';
import {pageSnippets} from '../../../src/samples/collect';
import {checkSnippets} from '../../../src/samples/page';
import {describeProblem} from '../../../src/samples/types';

/** The name that the page under test goes by. */
const page = 'docs/page.mdx';

/** Checks the samples of a page against the committed model: problems as `line: message`. */
export function problemsOf(text: string): string[] {
  const prefix = `${page}:`;
  return checkSnippets(loadModel(), pageSnippets(page, text)).map((problem) => {
    const description = describeProblem(problem);
    if (!description.startsWith(prefix)) {
      throw new Error(`no file in front: ${description}`);
    }
    return description.slice(prefix.length);
  });
}

/** A page of one sample; its first line is line 2 of the page. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code.trim()}\n\`\`\`\n`;
}
