import sheets from '@generated/site-page-sheets/default/sheets.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

function Sheet({path}: {readonly path: string}): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl(path)} />;
}

/**
 * Links the stylesheets that only the landing page needs (`src/css/sheets`). The build moves the links into
 * the head, which React never misses: it does not render this page again.
 */
export default function LandingSheets(): ReactNode {
  return sheets.landing.map((path) => <Sheet key={path} path={path} />);
}
