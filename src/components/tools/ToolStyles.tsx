import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** Links the styles of tools: only pages that hold one load them. */
export default function ToolStyles({path}: {readonly path: string}): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl(path)} />;
}
