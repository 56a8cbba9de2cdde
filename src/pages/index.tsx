import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Examples from '../components/landing/Examples';
import Hero from '../components/landing/Hero';
import Ledger from '../components/landing/Ledger';
import Runs from '../components/landing/Runs';
import Start from '../components/landing/Start';
import {sheetNames} from '../components/sheetNames';

/** Renders the landing page. */
export default function Landing(): ReactNode {
  return (
    <Layout
      title="Documentation"
      description="Guides, tutorials and API reference for running tasks on data that stays where it is kept."
    >
      <Head>
        {/* Search engines use the home page's icon for the whole site, and accept only a file. */}
        <link rel="icon" href={useBaseUrl('img/favicon.svg')} />
      </Head>
      <main className="home" {...sheetNames('landing')}>
        <Hero />
        <Runs />
        <Examples />
        <Ledger />
        <Start />
      </main>
    </Layout>
  );
}
