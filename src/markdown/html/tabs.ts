import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A choice that readers make once for the whole site. */
interface Choice {
  /** Key under which the browser keeps it. */
  readonly key: string;
  /** What screen readers announce before the names of the tabs. */
  readonly legend: string;
  /** Forms of the same thing: the `tab` of a code block, or its title if it has none. */
  readonly forms: readonly string[];
}

const choices: readonly Choice[] = [
  {
    key: 'system',
    legend: 'Operating system',
    forms: ['Linux and macOS', 'Windows PowerShell'],
  },
  {key: 'language', legend: 'Language', forms: ['YAML', 'Python']},
];

interface Options {
  /** Whether the page becomes HTML in the build; else React renders it, and may not own the choice. */
  readonly writesMarkup: boolean;
}

function titleOf(figure: Element): string {
  const [caption] = figure.children;
  const [name] = caption?.type === 'element' ? caption.children : [];
  const [text] = name?.type === 'element' ? name.children : [];
  return text?.type === 'text' ? text.value : '';
}

function isCode(node: unknown): node is Element {
  const {tagName, properties} = node as Partial<Element>;
  return tagName === 'figure' && ((properties?.className ?? []) as string[]).includes('code');
}

function isGap(node: {type: string; value?: unknown}): boolean {
  return node.type === 'text' && String(node.value).trim() === '';
}

/** Returns the form that a code block is of, which tabs are told apart by. */
function formOf(figure: Element): string {
  return String(figure.properties.dataTab ?? titleOf(figure));
}

function choiceOf(figure: Element): Choice | undefined {
  return choices.find(({forms}) => forms.includes(formOf(figure)));
}

/** Collects the blocks of one choice that follow each other from `start` on, and where they end. */
function runFrom(children: readonly ElementContent[], start: number): [Element[], number] {
  const figures: Element[] = [];
  let end = start;
  let choice: Choice | undefined;
  for (let index = start; index < children.length; index++) {
    const node = children[index] as ElementContent;
    if (isGap(node)) {
      continue;
    }
    const own = isCode(node) ? choiceOf(node) : undefined;
    choice ??= own;
    if (!own || own !== choice) {
      break;
    }
    figures.push(node as Element);
    end = index + 1;
  }
  return [figures, end];
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

function tabsOf(figures: readonly Element[], number: number, {writesMarkup}: Options): Element {
  const choice = choiceOf(figures[0] as Element) as Choice;
  const controls = figures.flatMap((figure, index) => {
    const title = titleOf(figure);
    const id = `tabs-${number}-${index + 1}`;
    const checked = index === 0 && {[writesMarkup ? 'checked' : 'defaultChecked']: true};
    const name = `tabs-${number}`;
    return [
      element('input', {type: 'radio', id, name, value: formOf(figure), ...checked}, []),
      element('label', {htmlFor: [id], dataNosearch: ''}, [{type: 'text', value: title}]),
    ];
  });
  const legend = element('legend', {className: ['vh'], dataNosearch: ''}, [
    {type: 'text', value: choice.legend},
  ]);
  return element('fieldset', {className: ['tabs'], dataTabs: choice.key}, [
    legend,
    ...controls,
    ...figures,
  ]);
}

/**
 * Joins code blocks that follow each other and are forms of the same thing, such as "Linux and macOS"
 * and "Windows PowerShell", to tabs with the titles of the blocks. Radio buttons switch them without script; the
 * inline script keeps the reader's choice, and print shows all.
 */
export function rehypeTabs(options: Options) {
  return (tree: Root): void => {
    let number = 0;
    visit(tree, (node) => {
      if (!('children' in node)) {
        return undefined;
      }
      if ('properties' in node && node.properties.dataTabs) {
        return SKIP;
      }
      const children = node.children as ElementContent[];
      for (let index = 0; index < children.length; index++) {
        const child = children[index] as ElementContent;
        if (!isCode(child)) {
          continue;
        }
        const [figures, end] = runFrom(children, index);
        if (figures.length > 1) {
          number += 1;
          children.splice(index, end - index, tabsOf(figures, number, options));
        }
      }
      return undefined;
    });
  };
}
