// Change: the look's markup: the copyright line stands before the links, as the footer's first column.
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

export default function FooterLayout({links, logo, copyright}: Props): ReactNode {
  return (
    <footer className="foot">
      <div>
        {(logo || copyright) && (
          <div className="foot-about">
            {logo}
            {copyright}
          </div>
        )}
        {links}
      </div>
    </footer>
  );
}
