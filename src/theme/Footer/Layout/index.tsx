// Change: own markup: the copyright line comes before the links, as the first column of the footer.
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
