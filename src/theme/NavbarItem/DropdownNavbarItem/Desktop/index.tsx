// Change: a `<details>`, so that click, Enter and Space open and close it before hydration;
// src/browser/inline/dropdowns.ts does the rest. Upstream opens on hover and ignores clicks. If a
// dropdown has its own address, that is the first entry.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {ownEntry} from '../../../../components/ownEntry';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {label, items, position, className} = props;
  return (
    <details
      className={clsx('drop', position === 'right' && 'drop-end', className)}
      data-dropdown=""
      name="navbar-dropdown"
    >
      <summary>{props.children ?? label}</summary>
      <ul>
        {[...ownEntry(props), ...items].map((item, index) => (
          <NavbarItem isDropdownItem {...item} key={index} />
        ))}
      </ul>
    </details>
  );
}
