import type {LoadContext, Plugin} from '@docusaurus/types';

import {fontFile} from '../../site/fontFile';

/**
 * Declares the web font in the head of each page, before the stylesheet, and preloads it: the font is in
 * the first paint or, if it arrives later, on the next page. With data saver on or on 2g the page gets
 * `data-saver` instead, which leaves the font out (`src/css/tokens.css`). See README.md.
 */
export function fontPlugin({baseUrl}: LoadContext): Plugin {
  const href = baseUrl + fontFile;
  const preload = {rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href};
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
  return {
    name: 'font',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML:
            `{let{connection:c}=navigator,d=document;c&&(c.saveData||/2g/.test(c.effectiveType))?d.documentElement.dataset.saver="":` +
            `d.head.append(Object.assign(d.createElement("link"),${JSON.stringify(preload)}))}`,
        },
        {tagName: 'noscript', innerHTML: link},
        {
          tagName: 'style',
          innerHTML: `@font-face{font-family:"Atkinson Next";font-weight:400 700;font-display:optional;src:url(${href})format("woff2")}`,
        },
      ],
    }),
  };
}
