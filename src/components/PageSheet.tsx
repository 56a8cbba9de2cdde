import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** Links a stylesheet that only some pages need (`src/css/sheets`). */
export default function PageSheet({path}: {readonly path: string}): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl(path)} />;
}
