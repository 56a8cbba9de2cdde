// Change: the search box, a form that works before React and without it; upstream has nothing here, or a button that needs the hosted service.
import SearchBox from '@site/src/components/search/SearchBox';
import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
