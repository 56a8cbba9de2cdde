import type {RootContentMap} from 'mdast';
import type {} from 'remark-mdx';

/** Makes `import name from 'source'` as a node of a page's tree. */
export function importOf(name: string, source: string): RootContentMap['mdxjsEsm'] {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
}
