import {expect, test} from 'vitest';

import {needsCode} from '../../../src/framework/static-pages/needsCode';

const cases: readonly {what: string; source: string; needs: boolean}[] = [
  {what: 'plain text', source: '# Title\n\nWords.\n', needs: false},
  {what: 'an import', source: "import X from './X';\n\n<X />\n", needs: true},
  {what: 'an import of Python in a fence', source: '```python\nimport os\n```\n', needs: false},
  {
    what: 'a longer fence around a shorter one with an import',
    source: '````md\n```js\nimport a from "a";\n```\n````\n',
    needs: false,
  },
  {
    what: 'a fence of tildes with an import',
    source: '~~~js\nimport a from "a";\n~~~\n',
    needs: false,
  },
  {
    what: 'an import after a fence',
    source: '```js\nlet a;\n```\n\nimport X from "@site/x";\n',
    needs: true,
  },
  {what: 'a picture beside the page', source: '![Drawing](./drawing.svg)\n', needs: true},
  {what: 'a picture of the folder, without a dot', source: '![Drawing](drawing.svg)', needs: true},
  {what: 'a picture of the site’s own files', source: '![Drawing](/img/drawing.svg)', needs: false},
  {what: 'a picture of another host', source: '![Drawing](https://x.example/a.svg)', needs: false},
  {what: 'a file beside the page', source: '[Model](./model.zip)', needs: true},
  {what: 'a file of the repository', source: '[Model](@site/files/model.zip)', needs: true},
  {what: 'a required file', source: "<img src={require('./a.png').default} />", needs: true},
  {what: 'links to pages', source: '[A](./a.md) [B](../b.mdx) [C](./c.mdx#part)', needs: false},
  {what: 'a component that needs the browser', source: '<Live a="1" />', needs: true},
  {what: 'a component with a name that starts alike', source: '<Liveliness />', needs: false},
  {what: 'a component that needs nothing', source: '<Still>\n\nText.\n\n</Still>', needs: false},
  {what: 'a component in a fence', source: '```jsx\n<Live />\n```', needs: false},
];

for (const {what, source, needs} of cases) {
  test(`a page with ${what} ${needs ? 'needs its code' : 'is static'}`, () => {
    expect(needsCode(source, ['Live'])).toBe(needs);
  });
}
