import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {reportFault} from '../writing/faults';
import {quote} from './quote';
import type {NotebookPage} from './types';

interface Place {
  page: NotebookPage;
  /** The page that faults are reported of. */
  file: VFile;
  /** Renders the element's children as Markdown. */
  children(): string;
}

/** Renders what a notebook has in place of a component. */
export function componentText(
  {page, file, children}: Place,
  element: MdxJsxFlowElement | MdxJsxTextElement,
): string {
  switch (element.name) {
    case 'Needs':
      return quote('What you need', children());
    case 'Drawing': {
      const drawing = page.drawing(attribute(element, 'of'));
      if (!drawing) {
        const reason = `there is no drawing "${attribute(element, 'of')}".`;
        reportFault(file, element, 'unknown-drawing', reason);
        return '';
      }
      return quote(drawing.title, `${drawing.words}\n\n[See the drawing](${page.url})`);
    }
    case 'ModelTable':
      return `The table that stands here is on [the page of this tutorial](${page.url}).`;
    default:
      reportFault(
        file,
        element,
        'not-for-notebooks',
        `a notebook has nothing for <${element.name ?? ''}>: say what in src/notebooks/components.ts.`,
      );
      return '';
  }
}

function attribute({attributes}: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
