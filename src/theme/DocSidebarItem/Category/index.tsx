// Change: a link with its own `<details>` beside it. The element is the state; React decides only how it starts and opens it when the reader comes to a page inside. A closed branch is not in the HTML: its items are added when it is opened.
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Breakable from '@site/src/components/Breakable';
import useOpenOnArrival from '@site/src/components/useOpenOnArrival';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';

/** A section's own entry leads to its main page without being that page's place in the tree. */
function hrefOf({href, customProps}: Props['item']): string | undefined {
  return href ?? (typeof customProps?.home === 'string' ? customProps.home : undefined);
}

export default function DocSidebarItemCategory({item, activePath, level}: Props): ReactNode {
  const {items, label, className, collapsed, collapsible} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  const isBrowser = useIsBrowser();
  const [openAtFirst] = useState(isActive || !collapsed || !collapsible);
  const [mounted, setMounted] = useState(openAtFirst);

  useOpenOnArrival(details, isActive, activePath);

  return (
    <li className={clsx('cat', className)}>
      <Link to={hrefOf(item)} aria-current={isSamePath(item.href, activePath) ? 'page' : undefined}>
        <Breakable text={label} />
      </Link>
      <details
        ref={details}
        data-disclosure=""
        // Opening it cannot show anything yet: see src/shell/disclosures.ts.
        data-follow={isBrowser || mounted ? undefined : ''}
        open={openAtFirst}
        onToggle={(event) => {
          if (event.currentTarget.open) {
            setMounted(true);
          }
        }}
      >
        <summary>
          <span className="vh">
            <Translate
              id="site.sidebar.pagesUnder"
              description="Name of the control that opens a branch of the sidebar"
              values={{label}}
            >
              {'Pages under {label}'}
            </Translate>
          </span>
        </summary>
        {mounted && (
          <ul>
            <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
          </ul>
        )}
      </details>
    </li>
  );
}
