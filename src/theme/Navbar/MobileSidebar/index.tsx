// Change: the primary menu is a popover that is always in the HTML; the secondary menu is the docs
// sidebar itself (DocSidebar), so that there is one copy of it. src/browser/inline/menus.ts adds
// behaviour beyond the platform's.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import MenuHead from '../../../components/MenuHead';
import {menus} from '../../../components/menus';
import NavbarItems from '../../../components/NavbarItems';
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
