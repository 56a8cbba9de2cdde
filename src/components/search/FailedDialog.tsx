import {type ReactNode, useEffect, useRef} from 'react';

import Failed from './Failed';
import {wording} from './wording';

interface Props {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Says that not even the modal could be fetched, and tries again. */
export default function FailedDialog({onAgain, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {dialogName, close, tryAgain} = wording();
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="find-box find-failed"
      aria-label={dialogName}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div role="alert">
        <Failed />
      </div>
      <div className="find-foot">
        <button type="button" className="copy" onClick={onAgain}>
          {tryAgain}
        </button>
        <button type="button" className="copy" onClick={onClose}>
          {close}
        </button>
      </div>
    </dialog>
  );
}
