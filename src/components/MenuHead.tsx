import {translate} from '@docusaurus/Translate';
import NavbarLogo from '@theme/Navbar/Logo';
import type {ReactNode} from 'react';

import {CloseIcon} from './LineIcon';
import {type MenuName, menus} from './menus';

/** Renders the head of a small-screen menu: the site's logo and the close button. */
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
        <CloseIcon />
      </button>
    </div>
  );
}
