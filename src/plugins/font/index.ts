import type {LoadContext, Plugin} from '@docusaurus/types';

/** The web font's file below `static/`; a new version of the font takes a new name. */
export const fontFile = 'fonts/atkinson-next-latin.woff2';

/**
 * Declares and preloads the self-hosted web font in the head of each page, where the base URL is
 * known. The faces that stand in until it has come are in `src/css/font.css`.
 */
export default function font({baseUrl}: LoadContext): Plugin {
  const href = `${baseUrl}${fontFile}`;
  return {
    name: 'font',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href,
            crossorigin: 'anonymous',
          },
        },
        {
          tagName: 'style',
          innerHTML: `@font-face{font-family:"Atkinson Next";src:url("${href}") format("woff2");font-weight:200 800;font-display:swap}`,
        },
      ],
    }),
  };
}
