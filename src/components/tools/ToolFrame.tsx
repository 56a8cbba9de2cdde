import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect} from 'react';

import type {ToolName} from '../../writing/tools';

interface Props {
  readonly name: ToolName;
  /** Path of the tool's code below the site's base. */
  readonly script: string;
  readonly children: ReactNode;
}

/**
 * Renders a tool before its code is there. The element of the script loads it where the page is a
 * document; the effect does where React renders the page (`npm start`, pages as code).
 */
export default function ToolFrame({name, script, children}: Props): ReactNode {
  const address = useBaseUrl(script);
  useEffect(() => {
    void import(/* webpackIgnore: true */ address);
  }, [address]);
  return (
    <section className="tool" data-tool={name} data-nosearch="">
      {children}
      <script type="module" src={address} />
    </section>
  );
}
