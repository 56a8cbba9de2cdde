import type {PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {
  criteriaOf,
  type Criterion,
  type Evaluation,
  type Principle,
  principles,
} from '../site/accessibility';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** A `<CriteriaTable of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'CriteriaTable';

const words: Record<Evaluation, string> = {
  tested: 'Passes tests',
  read: 'Read, no fault found',
  absent: 'Does not occur',
  open: 'Not evaluated',
};

const text = (value: string): PhrasingContent => ({type: 'text', value});

const row = (...cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children: [...children]})),
});

/** Files of tests, each once, after the note. */
function evidenceOf({tests, note}: Criterion): PhrasingContent[] {
  const files = [...new Set(tests.map(({file}) => file))];
  return [
    ...(note ? [text(files.length > 0 ? `${note} ` : note)] : []),
    ...files.flatMap((file, index): PhrasingContent[] => [
      ...(index > 0 ? [text(', ')] : []),
      {type: 'inlineCode', value: file},
    ]),
  ];
}

function tableOf(principle: Principle): Table {
  const head = row([text('Criterion')], [text('Level')], [text('Result')], [text('Evidence')]);
  const rows = criteriaOf(principle).map((criterion) =>
    row(
      [text(`${criterion.id} ${criterion.name}`)],
      [text(criterion.level)],
      [text(words[criterion.evaluation])],
      evidenceOf(criterion),
    ),
  );
  return {
    type: 'table',
    children: [head, ...rows],
    data: {hProperties: {...outsideSearch.hProperties, 'data-criteria': ''}},
  };
}

/**
 * Replaces `<CriteriaTable of="operable" />` by the criteria of a principle of WCAG and what is known
 * about them. Reports a principle that does not exist.
 */
export function criteriaTables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const [of] = node.attributes.map((attribute) => attribute.value);
      if (typeof of !== 'string' || !(of in principles) || node.attributes.length > 1) {
        const known = Object.keys(principles).map((name) => `<CriteriaTable of="${name}" />`);
        reportFault(
          file,
          node,
          'unknown-principle',
          `WCAG has no such principle; write one of ${known.join(', ')}.`,
        );
        return undefined;
      }
      parent.children.splice(index, 1, tableOf(of as Principle));
      return [SKIP, index + 1];
    });
  };
}
