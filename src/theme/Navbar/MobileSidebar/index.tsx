// Change: the primary menu as a popover that is always in the HTML; the secondary menu is the docs sidebar itself (DocSidebar), so there is one copy of it. Behaviour beyond the platform's is src/browser/inline/menus.ts.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import MenuHead from '@site/src/components/MenuHead';
import {menus} from '@site/src/components/menus';
import NavbarItems from '@site/src/components/NavbarItems';
import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const {id, name} = menus.site;
  return (
    <div className="menu" id={id} popover="auto" data-menu={name}>
      <MenuHead menu="site" />
      <nav
        className="menu-body"
        aria-label={translate({
          id: 'site.menu.main',
          message: 'Main menu',
          description: 'Name of the navigation in the menu of small screens',
        })}
      >
        <ul className="tree">
          <NavbarItems mobile items={items} />
        </ul>
      </nav>
    </div>
  );
}
