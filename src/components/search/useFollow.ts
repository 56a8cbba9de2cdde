import {useHistory} from '@docusaurus/router';
import {type MouseEvent, useCallback} from 'react';

import {type AddressRules, isExternal} from './hitAddress';

/** Follows the address of a hit: within the site by the router, an external one by a full load. */
export function useFollow(rules: AddressRules): (address: string) => void {
  const history = useHistory();
  return useCallback(
    (address: string) => {
      if (isExternal(address, rules)) {
        window.location.assign(address);
      } else {
        history.push(address);
      }
    },
    [history, rules],
  );
}

/** The address of the hit or link that a plain click in the modal asks for, if it asks for one. */
export function clickedAddress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const row = (event.target as Element).closest('a[data-follow], .DocSearch-Hit');
  if (!row || (event.target as Element).closest('button')) {
    return null;
  }
  return (row.matches('a') ? row : row.querySelector('a.hit'))?.getAttribute('href') ?? null;
}
