import sheets from '@generated/site-page-sheets/default/sheets.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

function Sheet({path}: {readonly path: string}): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl(path)} />;
}

/** Links the stylesheets that only some pages need (`src/css/sheets`). */
export default function PageSheets({of}: {readonly of: keyof typeof sheets}): ReactNode {
  return sheets[of].map((path) => <Sheet key={path} path={path} />);
}
