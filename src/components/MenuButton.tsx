import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import LineIcon from './LineIcon';
import {type MenuName, menus} from './menus';

/** Opens a menu of small screens; the browser does it, without script. */
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
