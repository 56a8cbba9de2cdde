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

/** What React takes for the content of an element: it sets it again for every new object. */
interface InnerHtml {
  readonly __html: string;
}

/**
 * The tree of a sidebar as React takes it: one object for as long as the sidebar is the same, so that
 * React leaves alone what the inline script has made of it since. The first page decides what is
 * open.
 *
 * @param words the name of the control of a branch, with `{label}` for the branch's
 */
export function useSidebarHtml(sidebar: Sidebar, path: string, words: string): InnerHtml {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();

  const make = (): {sidebar: Sidebar; html: InnerHtml} => {
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

  const [made, setMade] = useState(make);
  if (made.sidebar === sidebar) {
    return made.html;
  }
  const next = make();
  setMade(next);
  return next.html;
}
