// Change: a form that asks for the search page; it works before React and without it.
import useBaseUrl from '@docusaurus/useBaseUrl';
import LineIcon from '@site/src/components/LineIcon';
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
        <LineIcon>
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </LineIcon>
      </a>
    </form>
  );
}
