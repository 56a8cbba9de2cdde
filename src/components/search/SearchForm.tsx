import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH} from '@site/src/search/findPages';
import type {ReactNode} from 'react';

interface Props {
  readonly defaultQuery?: string;
  readonly onQuery?: (query: string) => void;
  /** A page may hold several search boxes; each needs its own id. */
  readonly id: string;
}

/** A search box that works before React and without it: it asks for the search page. */
export default function SearchForm({defaultQuery, onQuery, id}: Props): ReactNode {
  return (
    <form className="search-form" role="search" action={useBaseUrl('/search')}>
      <label className="vh" htmlFor={id}>
        Search
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder="Search Documentation"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        defaultValue={defaultQuery}
        onChange={onQuery && ((event) => onQuery(event.target.value))}
      />
      <button type="submit" className="btn">
        Search
      </button>
    </form>
  );
}
