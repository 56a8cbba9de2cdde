import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef} from 'react';

import type {ToolName} from '../../writing/tools';

interface Props {
  readonly name: ToolName;
  /** Path of the tool's code below the site's base. */
  readonly script: string;
  readonly children: ReactNode;
}

/**
 * Marks the tool whose script the browser cannot fetch, or refuses, as from disk. The event does not
 * bubble (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 */
const REPORT_FAILURE =
  "addEventListener('error',({target})=>{target.closest?.('[data-tool]')?.setAttribute('data-tool-state','failed')},true)";

/**
 * Renders a tool before its code is there. The element of the script loads it where the page is a
 * document; the effect does where React renders the page (`npm start`, pages as code).
 */
export default function ToolFrame({name, script, children}: Props): ReactNode {
  const address = useBaseUrl(script);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    import(/* webpackIgnore: true */ address).catch(() =>
      frame.current?.setAttribute('data-tool-state', 'failed'),
    );
  }, [address]);
  return (
    <section className="tool" data-tool={name} data-nosearch="" ref={frame}>
      <p className="tool-failed">
        The code of this tool could not be loaded. Check your connection, then reload the page. From
        disk, browsers refuse such code:{' '}
        <Link to="/guides/general-reference/offline-copy#serve">serve the folder instead</Link>.
      </p>
      {children}
      <script dangerouslySetInnerHTML={{__html: REPORT_FAILURE}} />
      <script type="module" src={address} />
    </section>
  );
}
