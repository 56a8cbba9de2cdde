// Change: the words of the crash page are those of the layout's own fallback, with the full stop, and our look.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/CrashReport';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The layout asks for a route; a crash outside all routes has none of its own. */
const noRoute = {plugin: {name: 'site-crash', id: 'default'}};

export default function CrashOutsideLayout({error, tryAgain}: Props): ReactNode {
  const report = <CrashReport error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={noRoute}>
      {/* The layout may be what crashed: then the report stands alone. */}
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>Page crashed</title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
