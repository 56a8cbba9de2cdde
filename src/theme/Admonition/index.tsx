// Change: own component: a rule and a word. The stock one needs Infima's alert styles and a set of
// SVG icons.
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {admonitionWords as words} from '../../writing/admonitionWords';

/** Renders `:::note`, `:::tip`, `:::caution` and so on; `:::expect` gives a step's expected result. */
export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, children, className} = processAdmonitionProps(unprocessed);
  const kind = type in words ? type : 'note';
  return (
    <div className={clsx(kind === 'expect' ? 'expect' : ['note', kind], className)} role="note">
      <p className="note-title">
        {title ? (
          <>
            {words[kind]}: {title}
          </>
        ) : (
          words[kind]
        )}
      </p>
      {children}
    </div>
  );
}
