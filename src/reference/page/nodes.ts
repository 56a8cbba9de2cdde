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

/** An HTML element that the API renderer makes; turned into hast by its `data`. */
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
 * An HTML element. `name` may carry classes (`span.kind.data`); properties are
 * those of hast (`ariaLabel`, `id`).
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

/** Neighbouring texts as one: React would set a comment between them. */
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
 * A level-2 heading that the page's writer does not make, such as `Symbols`; it stands in the table
 * of contents. Its id is written into the text, where Docusaurus takes it as it is.
 */
export function sectionHeading(title: string): Heading {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return {type: 'heading', depth: 2, children: [text(`${title} {#${id}}`)]};
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

/** A copy that later steps can change without touching the original. */
export function copy<T>(nodes: T): T {
  return structuredClone(nodes);
}
