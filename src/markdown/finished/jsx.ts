import type {Element} from 'hast';
import type {RootContentMap} from 'mdast';
import {find, hastToReact, html as schema} from 'property-information';
import type {} from 'remark-mdx';

export type JsxElement = RootContentMap['mdxJsxFlowElement'];
type JsxAttribute = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}>;

/** Makes a component or element with strings as its attributes. */
export function jsxElement(name: string, texts: Readonly<Record<string, string>>): JsxElement {
  const attributes = Object.entries(texts).map(([key, value]): JsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

/** Turns an element's properties into JSX attributes with React's names; it must not have a style. */
export function attributesOf({properties}: Element): JsxAttribute[] {
  return Object.entries(properties).flatMap(([name, value]): JsxAttribute[] => {
    if (value === null || value === undefined || value === false) {
      return [];
    }
    const {space, property, attribute, commaSeparated} = find(schema, name);
    return [
      {
        type: 'mdxJsxAttribute',
        name: space ? (hastToReact[property] ?? property) : attribute,
        value:
          value === true
            ? null
            : Array.isArray(value)
              ? value.join(commaSeparated ? ', ' : ' ')
              : String(value),
      },
    ];
  });
}

/** Makes the attribute `dangerouslySetInnerHTML={{__html: "…"}}`. */
export function innerHtml(value: string): JsxAttribute {
  const html = {
    type: 'Property' as const,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier' as const, name: '__html'},
    value: {type: 'Literal' as const, value},
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'ObjectExpression', properties: [html]},
            },
          ],
        },
      },
    },
  };
}
