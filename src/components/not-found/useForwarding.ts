import {useHistory, useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/browser/navigation/address';
import {isPage} from '@site/src/framework/client/routes';
import {redirects} from '@site/src/site/redirects';
import {useEffect} from 'react';

/** Takes the reader of an old address to its page of today, with the anchor and the query kept. */
export function useForwarding(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    const old = cleanPath(pathname);
    const target = redirects.find(({from, to}) => from === old && isPage(to));
    if (target) {
      history.replace(target.to + search + hash);
    }
  }, [history, pathname, search, hash]);
}
