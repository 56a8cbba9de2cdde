// Change: our look, announced to assistive technology, and no second wait after a late start; the page's address is cleaned once it is there.
import {arrival} from '@site/src/client/arrival';
import {partIsPending} from '@site/src/client/pending';
import type {LoadingComponentProps} from 'react-loadable';
import {type ReactNode, useLayoutEffect} from 'react';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  // Before the layout effect of the page around it, which cleans the address of a page that is there.
  useLayoutEffect(partIsPending, []);
  if (error) {
    return (
      <div className="load-error" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay || arrival.late) {
    return (
      <div className="loader" role="status">
        <span className="vh">Loading the page</span>
      </div>
    );
  }
  return null;
}
