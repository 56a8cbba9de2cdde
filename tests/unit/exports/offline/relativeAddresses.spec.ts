import {describe, expect, it} from 'vitest';

import {
  NoSuchFileError,
  relativeAddresses,
  rootOf,
} from '../../../../src/exports/offline/relativeAddresses';

const files = new Set([
  'index.html',
  'a.html',
  'a/b.html',
  'assets/x.js',
  'fonts/f.woff2',
  'a.md',
  'm/k.css',
]);
const change = (html: string, page = 'a/b.html') =>
  relativeAddresses(html, page, (file) => files.has(file));

describe('addresses of a page in the offline copy', () => {
  it('lead from the page to files, with query and anchor', () => {
    expect(change('<a class="x" href="/a#y">a</a><a href=/a/b?q#z>b</a><a href="/">c</a>')).toBe(
      '<a class="x" href="../a.html#y">a</a><a href=../a/b.html?q#z>b</a><a href="../index.html">c</a>',
    );
    expect(change('<script src="/assets/x.js"></script>', 'a.html')).toBe(
      '<script src="./assets/x.js"></script>',
    );
    expect(change('<button data-copy-page="/a.md">')).toBe('<button data-copy-page="../a.md">');
  });

  it('stay as they are in other places: other hosts, anchors, text, data', () => {
    const html =
      '<a href="https://x.example/a">x</a><a href="//x.example/a">x</a><a href="#y">y</a>' +
      '<code>href="/a"</code><script type="application/json">["a href=\\"/a\\""]</script>';
    expect(change(html)).toBe(html);
  });

  it('of fonts in inline code are relative as well', () => {
    expect(change('<script>f("url(/fonts/f.woff2)")</script>')).toBe(
      '<script>f("url(../fonts/f.woff2)")</script>',
    );
  });

  it('of formulas lead to the copy’s own stylesheet, without a checksum that needs a host', () => {
    const link =
      '<link rel="preconnect" href="https://cdn.example/k.css" integrity="sha384-x" crossOrigin="anonymous" data-maths="/m/k.css"/>';
    expect(change(link)).toBe('<link rel="preconnect" href="../m/k.css" data-maths="../m/k.css"/>');
  });

  it('start at the folder that the root element names', () => {
    expect(change('<!DOCTYPE html><html lang="en"><p>x')).toBe(
      '<!DOCTYPE html><html data-root="../" lang="en"><p>x',
    );
    expect([rootOf('index.html'), rootOf('a/b/c.html')]).toEqual(['./', '../../']);
  });

  it('that lead to no file stop the build, with page and address', () => {
    expect(() => change('<a href="/gone#y">')).toThrow(NoSuchFileError);
    expect(() => change('<a href="/gone#y">')).toThrow('a/b.html: /gone#y leads to no file');
  });
});
