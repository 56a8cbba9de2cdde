import type {ReactNode} from 'react';

/** Renders the site's logo and title; the last word of the title is in a softer colour. */
export default function Wordmark({title}: {title: string}): ReactNode {
  const cut = title.lastIndexOf(' ') + 1;
  return (
    <>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M13.7 4.3a8.5 8.5 0 1 0 6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <circle cx="11.5" cy="12.5" r="3.4" fill="currentColor" />
        <circle cx="19" cy="5" r="2.1" fill="currentColor" />
      </svg>
      <b>
        {title.slice(0, cut)}
        <span>{title.slice(cut)}</span>
      </b>
    </>
  );
}
