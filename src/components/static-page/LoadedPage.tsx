import {LOADER_DELAY_MS} from '../../browser/navigation/arrival';
import Loading from '@theme/Loading';
import {type ReactNode, useCallback, useEffect, useState} from 'react';

import {pageAt} from '../../framework/client/html-pages/keptPages';
import type {Page} from '../../framework/client/html-pages/page';
import {pages} from '../../framework/client/pages';
import {NotFound} from '../../framework/client/pages/notFound';

interface Props {
  readonly pathname: string;
  /** Renders the page once it has been fetched. */
  readonly show: (page: Page) => ReactNode;
}

/** Fetches a page and renders it; until then the loader, after its delay, or the error with Retry. */
export default function LoadedPage({pathname, show}: Props): ReactNode {
  const [error, setError] = useState<unknown>(null);
  const [pastDelay, setPastDelay] = useState(false);
  const [, setArrived] = useState(false);

  const load = useCallback(() => {
    pages.preload(pathname).then(() => setArrived(true), setError);
  }, [pathname]);
  useEffect(load, [load]);
  useEffect(() => {
    const timer = setTimeout(() => setPastDelay(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (pages.isMissing(pathname)) {
    return <NotFound />;
  }
  const page = pageAt(pathname);
  if (page) {
    return show(page);
  }
  return (
    <Loading
      isLoading={!error}
      timedOut={false}
      pastDelay={pastDelay}
      error={error}
      retry={() => {
        setError(null);
        load();
      }}
    />
  );
}
