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
      <main className="home">
        <Hero />
        <Examples />
        <Ledger />
      </main>
    </Layout>
  );
}
