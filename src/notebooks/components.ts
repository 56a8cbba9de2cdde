import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Problems} from '../writing/problems';
import {quote} from './prose';
import type {NotebookPage} from './types';

interface Place {
  page: NotebookPage;
  problems: Problems;
  line: number;
  /** What stands inside the element, as Markdown. */
  children(): string;
}

/** What stands in a notebook in the place of a component. */
export function componentText(
  {page, problems, line, children}: Place,
  element: MdxJsxFlowElement | MdxJsxTextElement,
): string {
  switch (element.name) {
    case 'Needs':
      return quote('What you need', children());
    case 'Drawing': {
      const drawing = page.drawing(attribute(element, 'of'));
      if (!drawing) {
        problems.add(line, `there is no drawing "${attribute(element, 'of')}".`);
        return '';
      }
      return quote(drawing.title, `${drawing.words}\n\n[See the drawing](${page.url})`);
    }
    case 'ModelTable':
      return `The table that stands here is on [the page of this tutorial](${page.url}).`;
    default:
      problems.add(
        line,
        `a notebook has nothing for <${element.name ?? ''}>: say what in src/notebooks/components.ts.`,
      );
      return '';
  }
}

function attribute({attributes}: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
