// Change: own arrangement: logo, main navigation; search, right items, colour mode, menu buttons.
// Both menu buttons are in the HTML; the stylesheet shows the one for the menu that the page has.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import MenuButton from '../../../components/MenuButton';
import NavbarItems from '../../../components/NavbarItems';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const isLeft = ({position}: NavbarItemConfig) => position === 'left';
  const hasSearchItem = items.some((item) => item.type === 'search');
  return (
    <>
      <NavbarLogo />
      <nav
        aria-label={translate({
          id: 'theme.NavBar.navAriaLabel',
          message: 'Main',
          description: 'The ARIA label for the main navigation',
        })}
      >
        <NavbarItems items={items.filter(isLeft)} />
      </nav>
      <div className="bar-end">
        {!hasSearchItem && <SearchBar />}
        <NavbarItems items={items.filter((item) => !isLeft(item))} />
        <NavbarColorModeToggle />
        <MenuButton menu="site" />
        <MenuButton menu="section" />
      </div>
    </>
  );
}
