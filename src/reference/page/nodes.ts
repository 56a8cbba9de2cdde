import type {
  Heading,
  InlineCode,
  Link,
  Nodes,
  Paragraph,
  Parent,
  PhrasingContent,
  Text,
} from 'mdast';

/**
 * An HTML element that the API renderer makes. Its `data` tells mdast-util-to-hast which element it is
 * (https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes).
 */
export interface ApiElement extends Parent {
  type: 'apiElement';
  children: ApiNode[];
  data: {hName: string; hProperties: Properties};
}

declare module 'mdast' {
  interface RootContentMap {
    apiElement: ApiElement;
  }
  interface BlockContentMap {
    apiElement: ApiElement;
  }
  interface PhrasingContentMap {
    apiElement: ApiElement;
  }
}

type Properties = Record<string, string | boolean | string[] | undefined>;
export type ApiNode = Exclude<Nodes, {type: 'root'}>;
type Child = ApiNode | string | null | undefined | false;

/**
 * Makes an HTML element.
 *
 * @param name may have classes: `span.kind.data`
 * @param properties named as in hast: `ariaLabel`, `id`
 */
export function element(name: string, properties: Properties, children: Child[] = []): ApiElement {
  const [tag, ...classes] = name.split('.') as [string, ...string[]];
  return {
    type: 'apiElement',
    data: {
      hName: tag,
      hProperties: {...(classes.length > 0 && {className: classes}), ...properties},
    },
    children: joined(children),
  };
}

/** Joins adjacent texts: React would separate them with a comment, `<!-- -->`, in the HTML. */
function joined(children: Child[]): ApiNode[] {
  const found: ApiNode[] = [];
  for (const child of children) {
    const last = found.at(-1);
    const value = typeof child === 'string' ? child : child && child.type === 'text' && child.value;
    if (typeof value === 'string' && last?.type === 'text') {
      found[found.length - 1] = text(last.value + value);
    } else if (child) {
      found.push(typeof child === 'string' ? text(child) : child);
    }
  }
  return found;
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/**
 * Puts a text between parts that styles set apart, for whom reads the page without them: a text browser, an
 * agent, who copies it.
 */
export function separated(parts: readonly (ApiNode | false | undefined)[], by: string): ApiNode[] {
  const shown = parts.filter((part) => typeof part === 'object');
  return shown.flatMap((part, index) => (index > 0 ? [text(by), part] : [part]));
}

/**
 * Makes a level-2 heading that the renderer adds, such as `Symbols`; the table of contents lists it. Its
 * id is part of the text, as Docusaurus reads it: https://docusaurus.io/docs/markdown-features/toc#heading-ids
 */
export function sectionHeading(title: string, properties: Properties = {}): Heading {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return {
    type: 'heading',
    depth: 2,
    children: [text(`${title} {#${id}}`)],
    data: {hProperties: {...properties}},
  };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function link(url: string, children: PhrasingContent[], properties: Properties = {}): Link {
  return {type: 'link', url, children, data: {hProperties: properties}};
}

/** Copies nodes, so that later steps can change them without touching the original. */
export function copy<T>(nodes: T): T {
  return structuredClone(nodes);
}
