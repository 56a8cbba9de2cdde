import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  Nodes as MdastNodes,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type {} from 'mdast-util-math';

import {childElements, classesOf, find, isElement, textOf} from './select';

/* How parts of a finished page become Markdown, where the rules for plain HTML say too little. */

type FlowContent = BlockContent | DefinitionContent;

const text = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (...children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): FlowContent => ({type: 'paragraph', children});
const listOf = (children: ListItem[]): FlowContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});
const itemOf = (children: FlowContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
});

const nothing: Handle = () => undefined;

function phrasing(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

function flow(state: State, nodes: ElementContent[]): FlowContent[] {
  return state.toFlow(state.all({type: 'root', children: nodes}) as RootContent[]) as FlowContent[];
}

/** Text before the first paragraph of some blocks, or as a paragraph of its own. */
function led(lead: PhrasingContent[], blocks: FlowContent[]): FlowContent[] {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(...lead, text(' '), ...first.children), ...rest]
    : [paragraph(...lead), ...blocks];
}

/** A code block: its language and title after the fence. */
function codeBlock(node: Element): MdastNodes {
  const {dataLanguage} = node.properties;
  const caption = find(node, (part) => isElement(part, 'b'));
  const body = find(node, (part) => isElement(part, 'pre'));
  const language = typeof dataLanguage === 'string' ? dataLanguage : 'text';
  const title = caption ? textOf(caption) : '';
  return {
    type: 'code',
    lang: language,
    meta: title.includes('.') || title === 'Output' ? `title="${title}"` : null,
    value: body ? textOf(body).replace(/\n$/, '') : '',
  };
}

/** A drawing: what its text alternative says. */
function drawing(state: State, node: Element): MdastNodes {
  const [title, words] = ['title', 'desc'].map((name) => {
    const found = find(node, (part) => isElement(part, name));
    return found ? textOf(found).trim() : '';
  });
  const caption = find(node, (part) => isElement(part, 'figcaption'));
  return {
    type: 'blockquote',
    children: [
      paragraph(strong(text(`Drawing: ${title}`)), text(` ${words}`)),
      ...(caption ? [paragraph(...phrasing(state, caption))] : []),
    ],
  };
}

const figure: Handle = (state, node) =>
  isElement(node, 'figure', 'code')
    ? codeBlock(node)
    : isElement(node, 'figure', 'diagram')
      ? drawing(state, node)
      : (state.all(node) as RootContent[]);

/** The signature of a symbol, one parameter a line as on the page. */
function signature(node: Element): MdastNodes {
  const lines = childElements(node).map((part) =>
    part.tagName === 'span' ? `    ${textOf(part)}` : textOf(part),
  );
  return {type: 'code', lang: 'python', value: lines.join('\n')};
}

/** The heading of a symbol, with its kind before the name, and below it what its releases did to it. */
function symbolHeading(state: State, node: Element): MdastNodes[] {
  const heading = find(node, (part) => /^h[1-6]$/.test(part.tagName));
  if (!heading) {
    return state.all(node) as RootContent[];
  }
  const spans = childElements(node).filter((part) => isElement(part, 'span'));
  const isKind = (part: Element): boolean => isElement(part, 'span', 'kind');
  const marks = spans.filter((part) => !isKind(part));
  const [result] = [defaultHandlers.h2(state, heading)].flat();
  if (result?.type === 'heading') {
    result.depth = Number(heading.tagName.slice(1)) as 2;
    result.children.unshift(...spans.filter(isKind).map((kind) => text(`${textOf(kind)} `)));
  }
  const line = marks.flatMap((mark, at) => [
    ...(at > 0 ? [text('; ')] : []),
    ...phrasing(state, mark),
  ]);
  return result ? [result, ...(line.length > 0 ? [paragraph(...line)] : [])] : [];
}

/** A note: a block quote with its title in bold. */
function note(state: State, node: Element): MdastNodes {
  const title = find(node, (part) => isElement(part, undefined, 'note-title'));
  const others = node.children.filter((child) => child !== title);
  const words = title ? [paragraph(strong(text(textOf(title))))] : [];
  return {type: 'blockquote', children: [...words, ...flow(state, others)]};
}

const div: Handle = (state, node) => {
  const classes = classesOf(node);
  if (classes.includes('sig')) {
    return signature(node);
  }
  if (classes.includes('sym-head')) {
    return symbolHeading(state, node) as RootContent[];
  }
  if (classes.includes('note') || classes.includes('expect')) {
    return note(state, node);
  }
  return defaultHandlers.div(state, node);
};

/** The terms of a list with what is said of them: in a `div` each, or one after the other. */
function groupsOf(list: Element): Element[][] {
  const groups: Element[][] = [];
  let before: Element | undefined;
  for (const part of childElements(list)) {
    const begins = isElement(part, 'dt') && !isElement(before, 'dt');
    if (isElement(part, 'div')) {
      groups.push(childElements(part));
    } else if (begins || groups.length === 0) {
      groups.push([part]);
    } else {
      groups.at(-1)?.push(part);
    }
    before = part;
  }
  return groups;
}

/** Terms and what is said of each, one list item a term. */
const dl: Handle = (state, node) => {
  const items = groupsOf(node).map((group) => {
    const terms = group.filter((part) => isElement(part, 'dt'));
    const words = group.filter((part) => isElement(part, 'dd'));
    const name = terms.flatMap((term) => termOf(state, term, words));
    const blocks = flow(
      state,
      words.flatMap((part) => part.children).filter((part) => !isElement(part, 'span', 'type')),
    );
    return itemOf(led([...name, text(':')], blocks));
  });
  return items.length > 0 ? listOf(items) : undefined;
};

/** The name of a term; with those of a signature, its type, its default and whether it is required. */
function termOf(state: State, term: Element, words: readonly Element[]): PhrasingContent[] {
  const type = words.map((word) => find(word, (part) => isElement(part, 'span', 'type')));
  const types = type.flatMap((part) => (part ? [code(textOf(part))] : []));
  const marks = childElements(term)
    .filter((part) => isElement(part, 'span'))
    .map((part) =>
      isElement(part, 'span', 'def') ? code(textOf(part).trim()) : text(textOf(part).trim()),
    );
  const name = term.children.filter((part) => !isElement(part, 'span'));
  const said = [...types, ...marks].flatMap((part, at) => (at > 0 ? [text(', '), part] : [part]));
  const isName = find(term, (part) => isElement(part, 'a') || isElement(part, 'b'));
  const head = isName
    ? [code(name.map(textOf).join('').trim())]
    : [strong(...phrasing(state, {...term, children: name}))];
  return said.length > 0 ? [...head, text(' ('), ...said, text(')')] : head;
}

/** A list whose items have parts side by side: a kind, a link, words. */
function listOfParts(state: State, node: Element): MdastNodes {
  return listOf(
    childElements(node).map((item) => {
      const parts = childElements(item).filter((part) => textOf(part).trim() !== '');
      const words = parts.flatMap((part, at) => {
        const converted = flattened(state, part);
        return at > 0 ? [text(' '), ...converted] : converted;
      });
      return itemOf([paragraph(...words)]);
    }),
  );
}

function flattened(state: State, node: Element): PhrasingContent[] {
  const converted = [state.one(node, undefined)].flat().filter((part) => part !== undefined);
  return converted.flatMap((part) =>
    part.type === 'paragraph' ? part.children : [part as PhrasingContent],
  );
}

const PARTS = ['symbols', 'pages', 'facts-line'];

const ul: Handle = (state, node) =>
  PARTS.some((name) => classesOf(node).includes(name))
    ? (listOfParts(state, node) as RootContent)
    : defaultHandlers.ul(state, node);

const details: Handle = (state, node) => {
  const summary = childElements(node).find((part) => isElement(part, 'summary'));
  const others = node.children.filter((child) => child !== summary);
  const words = summary ? [paragraph(strong(text(textOf(summary).trim())))] : [];
  return [...words, ...flow(state, others)];
};

const fieldset: Handle = (state, node) =>
  flow(
    state,
    node.children.filter((child) => isElement(child, 'figure')),
  );

/** A formula, as TeX. */
function formula(node: Element, type: 'math' | 'inlineMath'): RootContent {
  const source = find(node, (part) => isElement(part, 'annotation'));
  return {type, value: source ? textOf(source).trim() : textOf(node)};
}

const span: Handle = (state, node) => {
  const classes = classesOf(node);
  if (classes.includes('katex-display')) {
    return formula(node, 'math');
  }
  if (classes.includes('katex')) {
    return formula(node, 'inlineMath');
  }
  return classes.includes('copy') ? undefined : defaultHandlers.span(state, node);
};

const a: Handle = (state, node) => {
  if (classesOf(node).includes('anchor')) {
    return undefined;
  }
  // A name of another package has no page.
  return node.properties.href ? defaultHandlers.a(state, node) : (state.all(node) as RootContent[]);
};

/** A tool is for the page: its form says nothing in a text. */
const section: Handle = (state, node) =>
  classesOf(node).includes('tool') ? undefined : defaultHandlers.section(state, node);

export const handlers: Readonly<Record<string, Handle>> = {
  a,
  button: nothing,
  details,
  div,
  dl,
  fieldset,
  figure,
  input: nothing,
  label: nothing,
  legend: nothing,
  link: nothing,
  section,
  span,
  ul,
  wbr: nothing,
};
