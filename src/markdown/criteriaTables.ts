import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, code, element} from '../reference/page/nodes';
import {fold} from '../reference/page/render/fold';
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

function rowOf({id, name, level, evaluation, note}: Criterion): ApiElement {
  return element('tr', {}, [
    element('td', {}, [`${id} ${name}`]),
    element('td', {}, [level]),
    element('td', {dataResult: evaluation}, [words[evaluation]]),
    element('td', {}, [note]),
  ]);
}

function tableOf(criteria: readonly Criterion[]): ApiElement {
  const heads = ['Criterion', 'Level', 'Result', 'Note'].map((head) => element('th', {}, [head]));
  return element('table', {...outsideSearch.hProperties, dataCriteria: true}, [
    element('thead', {}, [element('tr', {}, heads)]),
    element('tbody', {}, criteria.map(rowOf)),
  ]);
}

/** The tests behind the results, by file: each with its title and the criteria that it is about. */
function testsOf(criteria: readonly Criterion[]): ApiElement {
  const files = new Map<string, Map<string, string[]>>();
  for (const {id, tests} of criteria) {
    for (const {file, title} of tests) {
      const titles = files.get(file) ?? new Map<string, string[]>();
      files.set(file, titles.set(title, [...(titles.get(title) ?? []), id]));
    }
  }
  const items = [...files].flatMap(([file, titles]) => [
    element('dt', {}, [code(file)]),
    ...[...titles].map(([title, ids]) => element('dd', {}, [`${title}: ${ids.join(', ')}`])),
  ]);
  return fold(
    'Evidence',
    'tests, with the criteria that they are about',
    element('dl', {}, items),
    {
      ...outsideSearch.hProperties,
    },
  );
}

/**
 * Replaces `<CriteriaTable of="operable" />` by the criteria of a principle of WCAG and what is known
 * about them, with the tests in a closed disclosure below. Reports a principle that does not exist.
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
      const shown = criteriaOf(of as Principle);
      parent.children.splice(index, 1, tableOf(shown), testsOf(shown));
      return [SKIP, index + 2];
    });
  };
}
