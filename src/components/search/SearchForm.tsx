import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ClipboardEvent, ReactNode} from 'react';

import QueryField from './QueryField';
import {wording} from './wording';

interface Props {
  /** The query of the address; the field follows it. */
  readonly query?: string;
  readonly onQuery?: (query: string) => void;
  /** Before the browser pastes, and cuts what is too long. */
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** A page may hold several search boxes; each needs its own id. */
  readonly id: string;
}

/** A search box that works before React and without it: it asks for the search page. */
export default function SearchForm({query, onQuery, onPaste, id}: Props): ReactNode {
  return (
    <form
      className="search-form"
      role="search"
      action={useBaseUrl('/search')}
      onSubmit={onQuery && ((event) => event.preventDefault())}
    >
      <QueryField
        id={id}
        onPaste={onPaste}
        {...(onQuery && {value: query, onChange: (event) => onQuery(event.target.value)})}
      />
      <button type="submit" className="btn">
        {wording().name}
      </button>
    </form>
  );
}
