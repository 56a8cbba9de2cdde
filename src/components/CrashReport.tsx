import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';

interface Props {
  readonly error: Error;
  /** Renders the page again. */
  readonly tryAgain: () => void;
}

/** Replaces a page that threw: shows the messages of the error and its causes, and a retry button. */
export default function CrashReport({error, tryAgain}: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <main className="crash">
      <h1>This page crashed.</h1>
      <p className="crash-messages">{messages.join('\n\nCause:\n')}</p>
      <button type="button" className="btn" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
