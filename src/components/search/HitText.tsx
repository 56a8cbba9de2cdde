import type {ReactNode} from 'react';

import {kindLook, pathOf, type ShownHit, titleOf} from './shownHit';
import Marked from './Marked';

/** A hit as its reader sees it: the word for its kind, its name, and where it stands. */
export default function HitText({hit}: {readonly hit: ShownHit}): ReactNode {
  // What was kept by another release may lack its kind.
  const look = kindLook[hit.kind] ?? kindLook.guide;
  const path = pathOf(hit);
  return (
    <>
      <span className={`kind ${look.tone}`}>{hit.kind}</span>
      <span>
        <b className={look.code ? 'mono' : undefined}>
          <Marked html={titleOf(hit)} />
        </b>
        {path && (
          <small>
            <Marked html={path} />
          </small>
        )}
      </span>
    </>
  );
}
