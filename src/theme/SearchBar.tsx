// Change: the search box: a form that works before hydration and without React. Upstream renders
// nothing here, or a button that needs the hosted service.
import SearchBox from '../components/search/SearchBox';
import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
