// Change: our design, announced to assistive technology, one Retry for the whole page, and no
// second delay after a late start; the page's address is cleaned once the page is shown.
import {arrival} from '../browser/navigation/arrival';
import {isRetrying, partIsPending, startRetrying} from '../framework/client/pending';
import type {LoadingComponentProps} from '../framework/internals';
import {type ReactNode, useEffect, useLayoutEffect} from 'react';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  // Runs before the layout effect of the parent page, which cleans the address once the page is loaded.
  useLayoutEffect(partIsPending, []);
  useEffect(() => {
    // The error predates the reader's Retry. On mount only, or a permanent error would loop.
    if (error && isRetrying()) {
      retry();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (error) {
    return (
      <div className="load-error" role="alert">
        <p>{String(error)}</p>
        <button
          type="button"
          onClick={() => {
            startRetrying();
            retry();
          }}
        >
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
