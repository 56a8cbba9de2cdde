import {expect, test} from '@playwright/test';

import {filesOfPage, fontsIn} from '../../../src/measure/pageFiles';

test('what a page loads at once, later and not at all is told apart', () => {
  const html = `<!doctype html><html><head>
    <link data-rh=true rel=icon href=/img/favicon.svg>
    <link rel=canonical href=https://example.com/x>
    <link rel=preload as=font type=font/woff2 href=/fonts/a.woff2 crossorigin=anonymous>
    <link rel="preload" as="script" href="/assets/js/early.js">
    <link rel=prefetch as=script href=/assets/js/next.js>
    <link rel="stylesheet" href="/assets/css/styles.css">
    <style>@font-face{src:url("/fonts/a.woff2") format("woff2")} .x{}</style>
    <script src=/assets/js/main.js defer></script>
    <script type=application/ld+json>{"url": "/not/a/script"}</script>
    <script>start(["/assets/js/idle.js"])</script>
    </head><body><a href="/x.js">x</a><img src="/img/a.png" srcset="/img/b.png 2x">
    <picture><source srcset="/img/c.avif 1x, /img/d.avif 2x"></picture></body></html>`;
  expect(filesOfPage(html)).toEqual({
    styles: ['/assets/css/styles.css'],
    fonts: ['/fonts/a.woff2', '/fonts/a.woff2'],
    images: ['/img/favicon.svg', '/img/a.png', '/img/c.avif'],
    scripts: ['/assets/js/early.js', '/assets/js/main.js'],
    laterScripts: ['/assets/js/next.js', '/assets/js/idle.js'],
    forwards: false,
  });
});

test('a page that only forwards is known as such', () => {
  const html = '<noscript><meta http-equiv="Refresh" content="0; url=/api/kit"></noscript>';
  expect(filesOfPage(html).forwards).toBe(true);
});

test('fonts of a stylesheet are found, with and without quotes', () => {
  expect(fontsIn("a{src:url(/f/a.woff2)}b{src:url('/f/b.woff')}c{background:url(/i.svg)}")).toEqual(
    ['/f/a.woff2', '/f/b.woff'],
  );
});
