import type {Node, RootContentMap} from 'mdast';
import type {} from 'remark-mdx';
import type {VFile} from 'vfile';

import {didYouMean} from '../writing/nearest';
import {type FaultRule, reportFault} from '../writing/faults';

export type JsxElement = RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement'];

/** A component that a page places by a name, such as `<Drawing of="platform" />`. */
export interface NamedComponent {
  readonly component: string;
  /** What it shows, in a message. */
  readonly noun: string;
  readonly names: readonly string[];
  readonly rules: {
    readonly misplaced: FaultRule;
    readonly malformed: FaultRule;
    readonly unknown: FaultRule;
  };
}

/** Tells whether a node is an element of a component. */
export function isElementOf(component: string, node: Node): node is JsxElement {
  return /^mdxJsx(Flow|Text)Element$/.test(node.type) && (node as JsxElement).name === component;
}

/** Returns the name that an element gives; undefined, with a fault reported, when it gives none. */
export function nameIn(
  element: JsxElement,
  {component, noun, names, rules}: NamedComponent,
  file: VFile,
): string | undefined {
  if (element.type === 'mdxJsxTextElement') {
    const reason = `a <${component}> stands on a line of its own, between empty lines.`;
    reportFault(file, element, rules.misplaced, reason);
    return undefined;
  }
  const [attribute, ...others] = element.attributes;
  const isNamed = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'of';
  const name = isNamed ? attribute.value : undefined;
  if (typeof name !== 'string' || others.length > 0) {
    const reason = `write <${component} of="…" /> with the name of a ${noun} and nothing else.`;
    reportFault(file, element, rules.malformed, reason);
    return undefined;
  }
  if (!names.includes(name)) {
    const nearest = didYouMean(name, names) || ` There are: ${names.join(', ')}.`;
    reportFault(file, element, rules.unknown, `there is no ${noun} "${name}".${nearest}`);
    return undefined;
  }
  return name;
}
