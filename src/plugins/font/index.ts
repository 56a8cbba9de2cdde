import type {LoadContext, Plugin} from '@docusaurus/types';

import {storageKeys} from '../../site/storageKeys';

/** The web font's file below `static/`; a new version of the font needs a new name. */
export const fontFile = 'fonts/atkinson-next-400-700.woff2';

/**
 * Declares the web font as `siteFont` in the head of each page, before the stylesheet. A browser that
 * has fetched the file before shows it from the first paint; any other fetches it by
 * `src/browser/inline/font.ts` when the page is idle. See README.md.
 */
export function fontPlugin({baseUrl}: LoadContext): Plugin {
  const href = JSON.stringify(`url(${baseUrl}${fontFile})`);
  const key = JSON.stringify(storageKeys.font);
  return {
    name: 'font',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML:
            `window.siteFont=new FontFace("Atkinson Next",${href},{weight:"400 700",display:"optional"});` +
            `try{localStorage.getItem(${key})=="${fontFile}"&&(document.fonts.add(siteFont),siteFont.load().catch(()=>{}))}catch{}`,
        },
      ],
    }),
  };
}
