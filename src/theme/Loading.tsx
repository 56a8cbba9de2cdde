// Change: our look, announced to assistive technology, one Retry for the whole page, and no second wait after a late start; the page's address is cleaned once it is there.
import {arrival} from '@site/src/browser/navigation/arrival';
import {isRetrying, partIsPending, startRetrying} from '@site/src/framework/client/pending';
import type {LoadingComponentProps} from 'react-loadable';
import {type ReactNode, useEffect, useLayoutEffect} from 'react';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  // Before the layout effect of the page around it, which cleans the address of a page that is there.
  useLayoutEffect(partIsPending, []);
  useEffect(() => {
    // Shown with an error from before the reader's Retry: on mounting only, or a lasting error would loop.
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
