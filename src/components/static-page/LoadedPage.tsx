import {LOADER_DELAY_MS} from '@site/src/browser/navigation/arrival';
import Loading from '@theme/Loading';
import {type ReactNode, useCallback, useEffect, useState} from 'react';

import {NotFound} from '../../framework/client/pages/notFound';
import {isMissing, pageAt} from '../../framework/client/html-pages/keptPages';
import preload from '../../framework/client/html-pages/preload';
import StaticPage from './StaticPage';

/** A page that is not there yet: the loader after its delay, the error with Retry, then the page. */
export default function LoadedPage({pathname}: {readonly pathname: string}): ReactNode {
  const [error, setError] = useState<unknown>(null);
  const [pastDelay, setPastDelay] = useState(false);
  const [, setArrived] = useState(false);

  const load = useCallback(() => {
    preload(pathname).then(() => setArrived(true), setError);
  }, [pathname]);
  useEffect(load, [load]);
  useEffect(() => {
    const timer = setTimeout(() => setPastDelay(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (isMissing(pathname)) {
    return <NotFound />;
  }
  if (pageAt(pathname)) {
    return <StaticPage />;
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
