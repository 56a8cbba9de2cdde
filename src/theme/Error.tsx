// Change: the same text as the layout's own fallback, including the full stop, in our design.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import CrashReport from '../components/CrashReport';
import {RouteContextProvider} from '../framework/internals';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** A placeholder: the layout needs a route context, and a crash outside all routes has none. */
const noRoute = {plugin: {name: 'site-crash', id: 'default'}};

export default function CrashOutsideLayout({error, tryAgain}: Props): ReactNode {
  const report = <CrashReport error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={noRoute}>
      {/* The layout itself may have crashed; then the report is shown without it. */}
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>Page crashed</title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
