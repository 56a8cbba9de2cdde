import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import LineIcon from './LineIcon';
import {type MenuName, menus} from './menus';

/** Renders the button of a small-screen menu: a popover, which the browser opens without script. */
export default function MenuButton({menu}: {menu: MenuName}): ReactNode {
  return (
    <button
      type="button"
      className={`icon to-menu to-${menu}-menu`}
      popoverTarget={menus[menu].id}
      aria-label={translate({
        id: 'site.menu.open',
        message: 'Open menu',
        description: 'Name of the button that opens the menu of small screens',
      })}
    >
      <LineIcon>
        <path d="M3 5.5h14M3 10h14M3 14.5h14" />
      </LineIcon>
    </button>
  );
}
