import {expect, test} from 'vitest';

import {contentPages} from '../support/content';

const pages = contentPages();

for (const {file, frontMatter, body} of pages) {
  test(`${file} has a title, a description of one sentence and no second h1`, () => {
    expect(frontMatter.title, 'title').toMatch(/\S/);
    const description = String(frontMatter.description ?? '');
    expect(description.length, 'description: characters').toBeGreaterThanOrEqual(40);
    expect(description.length, 'description: characters').toBeLessThanOrEqual(165);
    expect(description, 'description: ends a sentence').toMatch(/\.$/);
    const withoutCode = body.replace(/^(`{3,}).*?^\1/gms, '');
    expect(withoutCode, 'the title is the h1').not.toMatch(/^# /m);
    expect(body, 'pages import nothing').not.toMatch(/^import .* from /m);
  });
}

test('no two pages share a description', () => {
  const seen = new Map<unknown, string>();
  const twice = pages.flatMap(({file, frontMatter}) => {
    const other = seen.get(frontMatter.description);
    seen.set(frontMatter.description, file);
    return other ? [`${other} and ${file}`] : [];
  });
  expect(twice).toEqual([]);
});
