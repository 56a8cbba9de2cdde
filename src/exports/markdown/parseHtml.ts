import type {ElementContent, Properties, Root} from 'hast';
import {DomUtils, parseDocument} from 'htmlparser2';
import {find, html as schema} from 'property-information';

import {type Element as DomElement, isElement} from '../../search/records/nodes';

/**
 * Parses HTML that the build has made. `htmlparser2` takes a quarter of the time of a parser that repairs
 * what is not well-formed, which counts for all pages of a site.
 */
export function parseHtml(html: string): Root {
  return {type: 'root', children: contentOf(parseDocument(html).children)};
}

/** Elements whose content is plain text in Markdown. */
const VERBATIM = new Set(['code', 'pre']);

function contentOf(nodes: DomElement['children']): ElementContent[] {
  const content: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const last = content.at(-1);
      if (last?.type === 'text') {
        last.value += node.data;
      } else {
        content.push({type: 'text', value: node.data});
      }
    } else if (isElement(node) && node.name !== 'wbr') {
      content.push(elementOf(node));
    }
  }
  return content;
}

function elementOf(node: DomElement): ElementContent {
  return {
    type: 'element',
    tagName: node.name,
    properties: propertiesOf(node),
    children: VERBATIM.has(node.name)
      ? [{type: 'text', value: DomUtils.textContent(node)}]
      : contentOf(node.children),
  };
}

function propertiesOf({attribs}: DomElement): Properties {
  return Object.fromEntries(
    Object.entries(attribs).map(([name, value]) => {
      const {property, spaceSeparated} = find(schema, name);
      return [property, spaceSeparated ? value.split(/\s+/).filter(Boolean) : value];
    }),
  );
}
