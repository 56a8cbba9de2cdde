import type {ReactNode} from 'react';

import ToolFrame from './ToolFrame';

/** The checker of YAML files, as it is before its code is there. */
export default function CheckYaml({script}: {readonly script: string}): ReactNode {
  return (
    <ToolFrame name="check-yaml" script={script}>
      <p className="no-script">
        The checker needs JavaScript, which is off in this browser. Let your editor check the file
        instead, as described below.
      </p>
      <div className="tool-form">
        <div className="tool-field">
          <label htmlFor="check-yaml-text">Your file</label>
          <textarea
            id="check-yaml-text"
            rows={14}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-describedby="check-yaml-help"
          />
        </div>
        <p className="tool-help" id="check-yaml-help">
          Paste a file, drop it here or open one. It stays in your browser: nothing of it is sent or
          stored. In the editor, Ctrl and Space list keys and values, and Tab leaves it.
        </p>
        <div className="tool-actions">
          <label>
            Kind{' '}
            <select name="kind" defaultValue="">
              <option value="">Tell by its keys</option>
              <option value="pod">Pod file</option>
              <option value="task">Task file</option>
              <option value="template">Task template</option>
            </select>
          </label>
          <label>
            Open a file <input type="file" accept=".yaml,.yml,.txt" />
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
