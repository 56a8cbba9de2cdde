// Change: the look's arrangement: mark, main navigation; search, right items, colour mode, menu buttons. Two menu buttons are in the HTML; the stylesheet shows the one whose menu the page has.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import MenuButton from '@site/src/components/MenuButton';
import NavbarItems from '@site/src/components/NavbarItems';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items);
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
        <NavbarItems items={left} />
      </nav>
      <div className="bar-end">
        {!hasSearchItem && <SearchBar />}
        <NavbarItems items={right} />
        <NavbarColorModeToggle />
        <MenuButton menu="site" />
        <MenuButton menu="section" />
      </div>
    </>
  );
}
