// Change: one copy of the tree at every width: a column on wide screens, a popover on small ones
// (src/css/chrome/menus.css, src/browser/inline/menus.ts), so that it works before hydration and
// without React. src/browser/sidebar renders the tree as HTML, and the inline script keeps it up to
// date.
import Translate, {translate} from '@docusaurus/Translate';
import MenuHead from '../../components/MenuHead';
import {menus} from '../../components/menus';
import {useSidebarHtml} from '../../components/sidebar/useSidebarHtml';
import type {Props} from '@theme/DocSidebar';
import {memo, type ReactNode} from 'react';

function DocSidebar({sidebar, path}: Props): ReactNode {
  const {id, name} = menus.section;
  const words = translate({
    id: 'site.sidebar.pagesUnder',
    message: 'Pages under {label}',
    description: 'Name of the control that opens a branch of the sidebar',
  });
  const tree = useSidebarHtml(sidebar, path, words);
  return (
    <div className="side" id={id} popover="auto" data-menu={name}>
      <MenuHead menu="section" />
      <button
        type="button"
        className="back"
        popoverTarget={menus.site.id}
        popoverTargetAction="show"
        data-menu-switch=""
      >
        <Translate
          id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
          description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
        >
          Back to main menu
        </Translate>
      </button>
      <nav
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
      >
        <ul className="tree" data-branch={words} dangerouslySetInnerHTML={tree} />
      </nav>
    </div>
  );
}

export default memo(DocSidebar);
