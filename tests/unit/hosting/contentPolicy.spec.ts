import {describe, expect, it} from 'vitest';

import {addPolicy} from '../../../src/hosting/addPolicy';
import {contentPolicy, pagePolicy} from '../../../src/hosting/contentPolicy';
import {hashOf, inlineHashes} from '../../../src/hosting/inlineHashes';

const sources = {
  scripts: ['sha256-b', 'sha256-a'],
  styles: ['sha256-c'],
  mathsFolder: 'https://cdn.example/maths/',
  searchOrigins: [],
};

describe('the Content Security Policy', () => {
  it('names hashes in order, so that two builds write the same', () => {
    expect(contentPolicy(sources)).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  });

  it('lets the page ask the hosts of the search, and nobody else', () => {
    expect(contentPolicy(sources)).toContain("connect-src 'self';");
    expect(contentPolicy({...sources, searchOrigins: ['https://s.example']})).toContain(
      "connect-src 'self' https://s.example;",
    );
  });

  it('asks for Trusted Types in pages, not in the header, which holds for workers too', () => {
    expect(pagePolicy(sources)).toBe(
      `${contentPolicy(sources)}; trusted-types default; require-trusted-types-for 'script'`,
    );
    expect(contentPolicy(sources)).not.toContain('trusted-types');
  });

  it('goes into the head before all that it rules over', () => {
    expect(addPolicy('<head><meta charset="utf-8"><style>a{}</style></head>', 'p')).toBe(
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p">' +
        '<style>a{}</style></head>',
    );
    expect(() => addPolicy('<head></head>', 'p')).toThrow('no <meta charset>');
  });
});

describe('hashes of inline code', () => {
  it('are those of scripts that run and of styles, of the text as it stands', () => {
    const html =
      '<script>a&&b</script><script type="module">m()</script><script src="x.js"></script>' +
      '<script type="application/json">{"no": 1}</script><style>p{color:red}</style>';
    expect(inlineHashes(html)).toEqual({
      scripts: [hashOf('a&&b'), hashOf('m()')],
      styles: [hashOf('p{color:red}')],
    });
  });

  it('agree with the example of the standard', () => {
    // https://www.w3.org/TR/CSP3/#example-40595a3d
    expect(hashOf("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });
});
