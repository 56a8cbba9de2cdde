// Change: a sticky header; hiding on scroll is src/browser/inline/hideOnScroll.ts. The main menu of small screens follows it as a popover.
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import type {ReactNode} from 'react';

export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <>
      {/* The class `navbar` is what Docusaurus's own hooks look for. */}
      <header className="navbar bar" data-navbar="">
        {children}
      </header>
      <NavbarMobileSidebar />
    </>
  );
}
