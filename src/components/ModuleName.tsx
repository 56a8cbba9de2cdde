import type {ReactNode} from 'react';

import Breakable from './Breakable';

/** Renders the title of a module's page, with the path before the last segment in grey. */
export default function ModuleName({name}: {name: string}): ReactNode {
  const cut = name.lastIndexOf('.') + 1;
  return (
    <h1 className="modname" data-kind="module">
      {cut > 0 && (
        <span>
          <Breakable text={name.slice(0, cut)} />
          <wbr />
        </span>
      )}
      <b>
        <Breakable text={name.slice(cut)} />
      </b>
    </h1>
  );
}
