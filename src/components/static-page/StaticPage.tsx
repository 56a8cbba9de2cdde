import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

import LoadedPage from './LoadedPage';
import type {Page} from '../../framework/client/html-pages/page';
import PageHead from './PageHead';
import {pageAt} from '../../framework/client/html-pages/keptPages';
import {runModules} from '../../framework/client/html-pages/runModules';
import {showPage, takeAway} from '../../framework/client/html-pages/showPage';
import {RouteContextProvider} from '../../framework/internals';
import StaticLayout from './StaticLayout';

/** The page shown between navbar and footer, whichever instance of the component put it there. */
let onScreen: Page | null = null;

function Content({page}: {readonly page: Page}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (container.current && page !== onScreen) {
      showPage(container.current, page, onScreen);
      runModules(container.current);
    }
    onScreen = page;
  }, [page]);
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      // The next page is a React page and replaces the whole layout.
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
        <StaticLayout container={container} />
      </HtmlClassNameProvider>
    </RouteContextProvider>
  );
}

/** Renders any page whose content needs no React, from the page's own HTML. */
export default function StaticPage(): ReactNode {
  const {pathname} = useLocation();
  const page = pageAt(pathname);
  const show = (shown: Page) => <Content page={shown} />;
  return page ? show(page) : <LoadedPage key={pathname} pathname={pathname} show={show} />;
}
