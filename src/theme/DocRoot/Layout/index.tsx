// Change: own grid of sidebar and page; no hideable sidebar, and no back-to-top button, as the
// keyboard has a key for it.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import type {ReactNode} from 'react';

const neverHidden = () => undefined;

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className="shell">
      {sidebar && (
        <DocSidebar
          key={sidebar.name}
          sidebar={sidebar.items}
          path={pathname}
          onCollapse={neverHidden}
          isHidden={false}
        />
      )}
      <main>{children}</main>
    </div>
  );
}
