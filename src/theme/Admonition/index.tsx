// Change: own component, because the stock one needs Infima's alert and an icon font's worth of SVG; ours is a rule and a word.
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {admonitionWords as words} from '@site/src/writing/admonitionWords';

/** `:::note`, `:::tip`, `:::caution` and so on; `:::expect` says what a step should lead to. */
export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, children, className} = processAdmonitionProps(unprocessed);
  const kind = type in words ? type : 'note';
  return (
    <div className={clsx(kind === 'expect' ? 'expect' : ['note', kind], className)} role="note">
      <p className="note-title">{title ?? words[kind]}</p>
      {children}
    </div>
  );
}
