import type {ElementContent, Properties, Root} from 'hast';
import {parseDocument} from 'htmlparser2';
import {find, html as schema} from 'property-information';

import {type Element as DomElement, isElement} from '../../search/records/nodes';

/**
 * Parses HTML that the build has made. `htmlparser2` takes a quarter of the time of a parser that repairs
 * what is not well-formed, which counts for all pages of a site.
 */
export function parseHtml(html: string): Root {
  return {type: 'root', children: contentOf(parseDocument(html).children)};
}

function contentOf(nodes: DomElement['children']): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') {
      return [{type: 'text', value: node.data}];
    }
    return isElement(node)
      ? [
          {
            type: 'element',
            tagName: node.name,
            properties: propertiesOf(node),
            children: contentOf(node.children),
          },
        ]
      : [];
  });
}

function propertiesOf({attribs}: DomElement): Properties {
  return Object.fromEntries(
    Object.entries(attribs).map(([name, value]) => {
      const {property, spaceSeparated} = find(schema, name);
      return [property, spaceSeparated ? value.split(/\s+/).filter(Boolean) : value];
    }),
  );
}
