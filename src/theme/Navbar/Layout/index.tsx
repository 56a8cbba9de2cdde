// Change: a sticky header; src/browser/inline/hideOnScroll.ts hides it on scroll. The main menu for
// small screens follows it as a popover.
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import type {ReactNode} from 'react';

export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <>
      {/* Docusaurus's own hooks look for the class `navbar`. */}
      <header className="navbar bar" data-navbar="">
        {children}
      </header>
      <NavbarMobileSidebar />
    </>
  );
}
