import {Fragment, type ReactNode} from 'react';

/** A name that may break after its dots and underscores, and nowhere else. */
export function Breakable({name}: {name: string}): ReactNode {
  return name.split(/(?<=[._])/).map((part, index) => (
    // The parts of one name never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The title of a module's page: the path grey up to the last segment. */
export default function ModuleName({name}: {name: string}): ReactNode {
  const cut = name.lastIndexOf('.') + 1;
  return (
    <h1 className="modname">
      {cut > 0 && (
        <span>
          <Breakable name={name.slice(0, cut)} />
          <wbr />
        </span>
      )}
      <b>
        <Breakable name={name.slice(cut)} />
      </b>
    </h1>
  );
}
