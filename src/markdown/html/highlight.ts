import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {reportThrown} from '../../writing/faults';
import {checkedPage, checkerAddress, isWholeFile} from '../code/checker';
import {codeFigure} from '../code/figure';

function codeOf(pre: Element): Element | undefined {
  const [code] = pre.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function languageOf(code: Element): string | undefined {
  const names = (code.properties.className ?? []) as string[];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function textOf(code: Element): string {
  return code.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
}

/**
 * Replaces each fenced code block by a figure that is highlighted in the build, so that pages ship no
 * highlighter.
 *
 * Reports a language that is not known and line numbers that cannot be read; such a block is left as it
 * is.
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    const page = checkedPage(file);
    let number = 0;
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? codeOf(node) : undefined;
      if (!code || !parent || index === undefined) {
        return;
      }
      // Docusaurus moves the meta string into a property:
      // https://github.com/facebook/docusaurus/blob/v3.8.1/packages/docusaurus-mdx-loader/src/remark/mdx1Compat/codeCompatPlugin.ts
      const meta = code.properties.metastring ?? (code.data as {meta?: string} | undefined)?.meta;
      const block = {
        code: textOf(code),
        language: languageOf(code),
        meta: typeof meta === 'string' ? meta : undefined,
      };
      const isChecked = page !== undefined && isWholeFile(block);
      number += isChecked ? 1 : 0;
      try {
        parent.children[index] = codeFigure({
          ...block,
          ...(isChecked && {checker: checkerAddress(page, number)}),
        });
      } catch (error) {
        reportThrown(file, code.position ? code : node, error);
      }
      return index + 1;
    });
  };
}
