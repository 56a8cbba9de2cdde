import type {ReactNode} from 'react';

import {wording} from './wording';

/** Nobody answered; in `npm start` it also says how records are made. */
export default function Failed(): ReactNode {
  const {errorTitle, errorHelp} = wording();
  return (
    <div className="find-message">
      <p className="find-title">{errorTitle}</p>
      <p>{errorHelp}</p>
      {process.env.NODE_ENV !== 'production' && (
        <p>
          In <code translate="no">npm start</code> the search answers from the last build: run{' '}
          <code translate="no">npm run build</code> once.
        </p>
      )}
    </div>
  );
}
