import type {ReactNode} from 'react';

import {kindLook, placeOf, type ShownHit, textOf, titleOf} from './shownHit';
import Marked from './Marked';

/** A hit as its reader sees it: the word for its kind, its name, and where it stands. */
export default function HitText({hit}: {readonly hit: ShownHit}): ReactNode {
  // What was kept by another release may lack its kind.
  const look = kindLook[hit.kind] ?? kindLook.guide;
  const place = placeOf(hit);
  const text = textOf(hit);
  return (
    <>
      <span className={`kind ${look.tone}`}>{hit.kind}</span>
      <span>
        <b className={look.code ? 'mono' : undefined}>
          <Marked html={titleOf(hit)} />
        </b>
        {(place || text) && (
          <small className={place && text && 'placed'}>
            <Marked html={[place, text].filter(Boolean).join(': ')} />
          </small>
        )}
      </span>
    </>
  );
}
