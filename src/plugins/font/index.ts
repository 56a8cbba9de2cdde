import type {LoadContext, Plugin} from '@docusaurus/types';

import {fontFile} from '../../site/fontFile';

const family = 'Atkinson Next';
const weight = '400 700';
const display = 'optional';

/**
 * Adds the web font in the head of each page, before the stylesheet, and starts to fetch it: the font is
 * in the first paint or, if it arrives later, on the next page. With data saver on or on 2g it is left
 * out. Without JavaScript, a rule and a preload take the script's place. See README.md.
 */
export function fontPlugin({baseUrl}: LoadContext): Plugin {
  const href = baseUrl + fontFile;
  const args = [family, `url(${href})`, {weight, display}];
  const rule = `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};src:url(${href})format("woff2")}`;
  return {
    name: 'font',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML:
            `{let{connection:c}=navigator,f;c&&(c.saveData||/2g/.test(c.effectiveType))||` +
            `(f=new FontFace(...${JSON.stringify(args)}),document.fonts.add(f),f.load().catch(()=>0))}`,
        },
        {
          tagName: 'noscript',
          innerHTML: `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}"><style>${rule}</style>`,
        },
      ],
    }),
  };
}
