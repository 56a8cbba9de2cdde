import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Landing(): ReactNode {
  return (
    <Layout title="Documentation">
      <main>
        <h1>Analyse data where it is kept</h1>
      </main>
    </Layout>
  );
}
