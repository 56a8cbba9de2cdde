import type {ReactNode} from 'react';

import {product} from '../../site/product';
import {newestRelease, releases} from '../../site/releases';
import ToolFrame from './ToolFrame';

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly chosen: string;
}

function ReleaseChoice({label, name, chosen}: ChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={chosen}>
        {releases.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

/** The comparison of pasted code with another release, as it is before its code is there. */
export default function CheckRelease({script}: {readonly script: string}): ReactNode {
  return (
    <ToolFrame name="check-release" script={script}>
      <p className="no-script">
        The comparison needs JavaScript, which is off in this browser. The pages below list the
        changes without it.
      </p>
      <div className="tool-form">
        <div className="tool-actions">
          <ReleaseChoice label="From" name="from" chosen={product.sdk.version} />
          <ReleaseChoice label="to" name="to" chosen={newestRelease} />
          <button type="button" name="list">
            List what changed
          </button>
        </div>
        <div className="tool-field">
          <label htmlFor="check-release-text">Your Python or YAML</label>
          <textarea
            id="check-release-text"
            name="code"
            rows={12}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby="check-release-help"
          />
        </div>
        <p className="tool-help" id="check-release-help">
          Paste a program or a file. It stays in your browser: nothing of it is sent or stored.
        </p>
        <div className="tool-actions">
          <button type="button" name="check" data-main>
            Check
          </button>
        </div>
        <p className="tool-status" role="status" />
        <div className="tool-result" />
      </div>
    </ToolFrame>
  );
}
