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
 * Marks a script that the browser cannot fetch, or refuses, as from disk: the message is next to it. The
 * event does not bubble (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 */
const REPORT_FAILURE =
  "addEventListener('error',({target})=>{if(target.dataset)target.dataset.failed=''},true)";

/**
 * Renders a tool before its code is there. The element of the script loads it where the page is a
 * document, `runModules` where the page follows another one, and the effect where React renders the page
 * (`npm start`, pages as code). Each marks a script that fails with `data-failed`.
 */
export default function ToolFrame({name, script, children}: Props): ReactNode {
  const address = useBaseUrl(script);
  const element = useRef<HTMLScriptElement>(null);
  useEffect(() => {
    import(/* webpackIgnore: true */ address).catch(() =>
      element.current?.setAttribute('data-failed', ''),
    );
  }, [address]);
  return (
    <section className="tool" data-tool={name} data-nosearch="">
      <script dangerouslySetInnerHTML={{__html: REPORT_FAILURE}} />
      <script type="module" src={address} ref={element} />
      <p className="tool-failed">
        The code of this tool could not be loaded. Check your connection, then reload the page. From
        disk, browsers refuse such code:{' '}
        <Link to="/guides/general-reference/offline-copy#serve">serve the folder instead</Link>.
      </p>
      {children}
    </section>
  );
}
