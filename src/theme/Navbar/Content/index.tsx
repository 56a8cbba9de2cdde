// Change: the look's arrangement: mark, main navigation; search, right items, colour mode, menu buttons. Two menu buttons are in the HTML; the stylesheet shows the one whose menu the page has.
import {translate} from '@docusaurus/Translate';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import MenuButton from '@site/src/components/MenuButton';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

function NavbarItems({items}: {items: NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `A navbar item could not be rendered. Check this item of themeConfig.navbar.items:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

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
