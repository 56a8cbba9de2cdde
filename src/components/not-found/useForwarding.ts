import {useHistory, useLocation} from '@docusaurus/router';
import {cleanPath} from '../../browser/navigation/address';
import {pages} from '../../framework/client/pages';
import {redirects} from '../../site/redirects';
import {useEffect} from 'react';

/** Redirects from an old address to the current page; keeps query and hash. */
export function useForwarding(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    const old = cleanPath(pathname);
    const target = redirects.find(({from, to}) => from === old && pages.isPage(to));
    if (target) {
      history.replace(target.to + search + hash);
    }
  }, [history, pathname, search, hash]);
}
