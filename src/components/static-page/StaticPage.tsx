import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

import LoadedPage from './LoadedPage';
import type {Page} from '../../framework/client/html-pages/page';
import PageHead from './PageHead';
import {pageAt} from '../../framework/client/html-pages/keptPages';
import {showPage, takeAway} from '../../framework/client/html-pages/showPage';
import StaticLayout from './StaticLayout';

/** The page that stands between navbar and footer, whichever component has put it there. */
let onScreen: Page | null = null;

function Content({page}: {readonly page: Page}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current && page !== onScreen) {
      showPage(place.current, page, onScreen);
    }
    onScreen = page;
  }, [page]);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // A page of code comes, and takes the whole place.
      if (element && onScreen) {
        takeAway(element, onScreen);
      }
      onScreen = null;
    };
  }, []);
  return (
    <RouteContextProvider value={{plugin: page.plugin}}>
      <HtmlClassNameProvider className={page.rootClass}>
        <PageHead tags={page.head} />
        <StaticLayout place={place} />
      </HtmlClassNameProvider>
    </RouteContextProvider>
  );
}

/** Every page whose content needs no React: it is taken from the page's own HTML. */
export default function StaticPage(): ReactNode {
  const {pathname} = useLocation();
  const page = pageAt(pathname);
  return page ? <Content page={page} /> : <LoadedPage key={pathname} pathname={pathname} />;
}
