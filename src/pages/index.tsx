import '@site/src/css/sheets/landing.css';

import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Examples from '@site/src/components/landing/Examples';
import Hero from '@site/src/components/landing/Hero';
import Ledger from '@site/src/components/landing/Ledger';

/** The landing page. */
export default function Landing(): ReactNode {
  return (
    <Layout
      title="Documentation"
      description="Guides, tutorials and API reference for running tasks on data that stays where it is kept."
    >
      <Head>
        {/* Search engines take the icon of this page for the site, and only as a file. */}
        <link rel="icon" href={useBaseUrl('img/favicon.svg')} />
      </Head>
      <main className="home">
        <Hero />
        <Examples />
        <Ledger />
      </main>
    </Layout>
  );
}
