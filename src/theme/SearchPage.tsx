// Change: the site's search page, which lists all pages while the query is empty; upstream queries
// the hosted service with a separate client.
import pages from '@generated/site-page-list/default/pages.json';
import SearchPage from '../components/search/SearchPage';
import type {ReactNode} from 'react';

export default function ThemedSearchPage(): ReactNode {
  return <SearchPage pages={pages} />;
}
