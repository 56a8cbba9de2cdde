import type {Element, ElementContent, Root, RootContent, Text} from 'hast';

/** Ids of the sections that say what a guide leads to and what it takes. */
const BRIEF = new Set(['result', 'needs']);

type Section = [heading: Element, ...rest: RootContent[]];

function isHeading(node: RootContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'h2';
}

function numberText(heading: Element): Text | undefined {
  const [first] = heading.children;
  return first?.type === 'text' && /^\d+\. /.test(first.value) ? first : undefined;
}

function wrap(tagName: string, properties: Element['properties'], children: unknown[]): Element {
  return {type: 'element', tagName, properties, children: children as ElementContent[]};
}

/** Makes a step of a section. The number stays in the heading's text, but is drawn beside it. */
function stepOf([heading, ...rest]: Section): Element {
  const text = numberText(heading) as Text;
  const number = text.value.slice(0, text.value.indexOf('.'));
  const hidden = wrap('span', {className: ['vh']}, [{type: 'text', value: `${number}. `}]);
  text.value = text.value.slice(number.length + 2);
  heading.children.unshift(hidden);
  return wrap('section', {className: ['step'], dataStep: number}, [heading, ...rest]);
}

/** Splits the children of a page into what is before its first section, and its sections. */
function sectionsOf(children: readonly RootContent[]): [RootContent[], Section[]] {
  const before: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of children) {
    if (isHeading(node)) {
      sections.push([node]);
    } else {
      (sections.at(-1) ?? before).push(node);
    }
  }
  return [before, sections];
}

/**
 * Gives procedures of guides the form of steps: level-2 sections whose headings begin with a number
 * (`## 2. Start the pod`) become numbered steps, and the sections with the ids `result` and `needs`
 * before them a box. Pages without numbered sections, and tutorials, stay as they are.
 */
export function rehypeGuideSteps() {
  return (tree: Root): void => {
    const [before, sections] = sectionsOf(tree.children);
    const first = sections.findIndex(([heading]) => numberText(heading));
    if (first < 0) {
      return;
    }
    const children: RootContent[] = [...before];
    let group: Element | undefined;
    const add = (className: string, content: unknown[]) => {
      if (!group || (group.properties.className as string[])[0] !== className) {
        group = wrap('div', {className: [className]}, []);
        children.push(group);
      }
      group.children.push(...(content as ElementContent[]));
    };
    for (const [index, section] of sections.entries()) {
      if (numberText(section[0])) {
        add('steps', [stepOf(section)]);
      } else if (index < first && BRIEF.has(String(section[0].properties.id))) {
        add('brief', section);
      } else {
        group = undefined;
        children.push(...section);
      }
    }
    tree.children = children;
  };
}
