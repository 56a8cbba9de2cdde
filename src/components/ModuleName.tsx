import type {ReactNode} from 'react';

import Breakable from './Breakable';

/** Renders the title of a module's page, with the path before the last segment in grey. */
export default function ModuleName({name}: {name: string}): ReactNode {
  const packages = name.split('.');
  const module = packages.pop() ?? '';
  return (
    <h1 className="modname" data-kind="module">
      {packages.length > 0 && (
        <span>
          {packages.map((part, index) => (
            // Parts of one name, which are never reordered.
            <span key={index}>
              <Breakable text={`${part}.`} />
            </span>
          ))}
        </span>
      )}
      <b>
        <Breakable text={module} />
      </b>
    </h1>
  );
}
