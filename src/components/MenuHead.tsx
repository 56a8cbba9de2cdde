import {translate} from '@docusaurus/Translate';
import NavbarLogo from '@theme/Navbar/Logo';
import type {ReactNode} from 'react';

import {type MenuName, menus} from './menus';

/** The head of a menu of small screens: the site's mark and a button that closes the menu. */
export default function MenuHead({menu}: {menu: MenuName}): ReactNode {
  return (
    <div className="menu-head">
      <NavbarLogo />
      <button
        type="button"
        className="icon"
        popoverTarget={menus[menu].id}
        popoverTargetAction="hide"
        aria-label={translate({
          id: 'site.menu.close',
          message: 'Close menu',
          description: 'Name of the button that closes the menu of small screens',
        })}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          aria-hidden="true"
        >
          <path d="m4.5 4.5 11 11m0-11-11 11" />
        </svg>
      </button>
    </div>
  );
}
