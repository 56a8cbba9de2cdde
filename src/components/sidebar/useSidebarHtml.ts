import isInternalUrl from '@docusaurus/isInternalUrl';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useState} from 'react';

import {pack} from '../../browser/sidebar/pack';
import {render} from '../../browser/sidebar/render';

type Sidebar = readonly PropSidebarItem[];

/** The value of `dangerouslySetInnerHTML`; React writes the HTML again for every new object. */
interface InnerHtml {
  readonly __html: string;
}

/**
 * Returns the HTML of a sidebar's tree for React. The object is the same for as long as the sidebar is,
 * so that React does not overwrite later changes by the inline script. The first page shown determines
 * the open branches.
 *
 * @param path path of the current page, with the base URL
 * @param words accessible name of a branch's control, with `{label}` as placeholder for its label
 */
export function useSidebarHtml(sidebar: Sidebar, path: string, words: string): InnerHtml {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();

  const build = (): {sidebar: Sidebar; html: InnerHtml} => {
    const isInternal = isInternalUrl as (href: string) => boolean;
    const items = pack(
      sidebar,
      {href: '', kind: ''},
      {
        isShown: (item) => isVisibleSidebarItem(item, path),
        isExternal: (href) => !isInternal(href),
        address: (href, addBaseUrl = true) => {
          const bare = href.replace('pathname://', '');
          const full = addBaseUrl && bare.startsWith('/') ? withBaseUrl(bare) : bare;
          return isInternal(href) ? applyTrailingSlash(full, {trailingSlash, baseUrl}) : full;
        },
        newTab: translate({
          id: 'site.externalLink.newTab',
          message: '(opens in a new tab)',
          description: 'Read out after the text of a link to another site',
        }),
      },
    );
    const html = render(items, {href: '', kind: ''}, {path, words});
    for (const [, href] of html.matchAll(/<a href="([^"#]+)/g)) {
      if (isInternal(href as string)) {
        collectLink(href as string);
      }
    }
    return {sidebar, html: {__html: html}};
  };

  const [built, setBuilt] = useState(build);
  if (built.sidebar === sidebar) {
    return built.html;
  }
  const next = build();
  setBuilt(next);
  return next.html;
}
