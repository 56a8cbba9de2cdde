// Change: a form that asks for the search page; it works before React and without it.
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH} from '@site/src/search/findPages';
import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  const address = useBaseUrl('/search');
  return (
    <form className="find-form" role="search" action={address} aria-label="Site">
      <label className="vh" htmlFor="navbar-query">
        Search
      </label>
      <input
        id="navbar-query"
        type="search"
        name="q"
        placeholder="Search Documentation"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
      />
      <a className="icon find-link" href={address} aria-label="Search">
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          aria-hidden="true"
        >
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
      </a>
    </form>
  );
}
