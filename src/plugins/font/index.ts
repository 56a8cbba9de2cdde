import type {LoadContext, Plugin} from '@docusaurus/types';

/** The web font's file below `static/`; a new version of the font takes a new name. */
export const fontFile = 'fonts/atkinson-next-400-700.woff2';

/** Where the browser notes which font file it has fetched; `namespace` is the site's own. */
export function fontKey(namespace: string): string {
  return `font${namespace}`;
}

/**
 * Makes the web font known in the head of each page, ahead of the stylesheet, as `siteFont`. A
 * browser that has fetched the file on a page before shows it from the first paint; any other gets
 * it from `src/browser/inline/font.ts` when the page is at rest. See README.md.
 */
export default function font({baseUrl, siteStorage}: LoadContext): Plugin {
  const href = JSON.stringify(`url(${baseUrl}${fontFile})`);
  const key = JSON.stringify(fontKey(siteStorage.namespace));
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
