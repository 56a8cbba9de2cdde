import type {ReactNode} from 'react';

import ToolFrame from './ToolFrame';

/** The reader of logs, as it is before its code is there. */
export default function ReadLog({script}: {readonly script: string}): ReactNode {
  return (
    <ToolFrame name="read-log" script={script}>
      <p className="no-script">
        Reading a log needs JavaScript, which is off in this browser. Look your message up in the
        list below instead.
      </p>
      <div className="tool-form">
        <div className="tool-field">
          <label htmlFor="read-log-text">Your log, or a message of it</label>
          <textarea
            id="read-log-text"
            rows={8}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-describedby="read-log-help"
          />
        </div>
        <p className="tool-help" id="read-log-help">
          Paste it, drop a file here or open one. It stays in your browser: nothing of it is sent or
          stored, and names, paths, addresses and keys in it are not shown again.
        </p>
        <div className="tool-actions">
          <label>
            Open a log <input type="file" accept=".log,.txt" />
          </label>
          <button type="button" name="clear">
            Clear
          </button>
        </div>
        <p className="tool-status" role="status" />
        <p className="tool-refusal" role="alert" />
        <div className="tool-result" />
      </div>
    </ToolFrame>
  );
}
