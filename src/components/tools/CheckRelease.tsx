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
      <div data-nosearch="">
        <p className="tool-field">
          <ReleaseChoice label="From" name="from" chosen={product.sdk.version} />{' '}
          <ReleaseChoice label="to" name="to" chosen={newestRelease} />
        </p>
        <p className="tool-field">
          <label>
            Your Python or YAML{' '}
            <textarea
              name="code"
              rows={12}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              aria-describedby="check-release-note"
            />
          </label>
        </p>
        <p id="check-release-note">
          <small>The text stays in this page: nothing is sent, and nothing is stored.</small>
        </p>
        <p className="tool-actions">
          <button type="button" name="check">
            Check
          </button>{' '}
          <button type="button" name="list">
            List what changed
          </button>
        </p>
        <noscript>
          <p>This box needs JavaScript. The pages below list the changes without it.</p>
        </noscript>
        <p className="tool-status" role="status" />
        <div className="tool-result" />
      </div>
    </ToolFrame>
  );
}
