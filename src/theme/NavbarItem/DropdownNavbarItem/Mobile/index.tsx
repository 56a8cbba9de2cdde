// Change: a `<details>` in the main menu, closed at first unless one of its entries is active.
// Opening is native and animated by src/browser/inline/disclosures.ts; on arrival at one of its
// entries src/browser/inline/sidebar.ts opens it.
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {type ReactNode, useMemo, useState} from 'react';

import {isSamePath, useLocalPathname} from '../../../../components/localPath';
import {ownEntry} from '../../../../components/ownEntry';

function isActive(item: LinkLikeNavbarItemProps, pathname: string): boolean {
  return (
    isSamePath(item.to, pathname) ||
    isRegexpStringMatch(item.activeBaseRegex, pathname) ||
    Boolean(item.activeBasePath && pathname.startsWith(item.activeBasePath))
  );
}

export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const {label, className} = props;
  const pathname = useLocalPathname();
  const entries = useMemo(() => [...ownEntry(props), ...props.items], [props]);
  const hasActive = entries.some((item) => isActive(item, pathname));
  // React sets the attribute once; after that the element itself holds the state.
  const [openAtFirst] = useState(hasActive);
  // Made once: see src/components/static-page/StaticLayout.tsx.
  const list = useMemo(
    () => entries.map((item, index) => <NavbarItem mobile isDropdownItem {...item} key={index} />),
    [entries],
  );

  return (
    <li className={className}>
      <details className="group" data-disclosure="" open={openAtFirst}>
        <summary>{props.children ?? label}</summary>
        <ul>{list}</ul>
      </details>
    </li>
  );
}
