import type {ReactNode} from 'react';

import {logo} from '../site/logo';

/** Renders the site's logo and title; the last word of the title is in a softer colour. */
export default function Wordmark({title}: {title: string}): ReactNode {
  const cut = title.lastIndexOf(' ') + 1;
  return (
    <>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={logo.ring.path}
          fill="none"
          stroke="currentColor"
          strokeWidth={logo.ring.width}
          strokeLinecap="round"
        />
        {logo.points.map(({cx, cy, r}) => (
          <circle key={cx} cx={cx} cy={cy} r={r} fill="currentColor" />
        ))}
      </svg>
      <b>
        {title.slice(0, cut)}
        <span>{title.slice(cut)}</span>
      </b>
    </>
  );
}
