// Change: a `<details>`, which opens and closes without script.
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

export default function TOCCollapsible({className: _className, ...props}: Props): ReactNode {
  return (
    <details className="toc-inline">
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The title of the table of contents"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...props} className="" linkClassName="" />
    </details>
  );
}
