import type {ReactNode} from 'react';

import ToolFrame from './ToolFrame';

/** The checker of YAML files, as it is before its code is there. */
export default function CheckYaml({script}: {readonly script: string}): ReactNode {
  return (
    <ToolFrame name="check-yaml" script={script}>
      <label>
        Your file <textarea name="yaml" rows={16} spellCheck={false} />
      </label>
    </ToolFrame>
  );
}
