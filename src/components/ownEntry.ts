import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** What a dropdown needs to know of itself. */
interface Dropdown {
  readonly label?: ReactNode;
  readonly to?: string;
  readonly items: readonly LinkLikeNavbarItemProps[];
}

/** A dropdown's own address as an entry, if it has one that its items do not lead to. */
export default function ownEntry({label, to, items}: Dropdown): LinkLikeNavbarItemProps[] {
  return to && !items.some((item) => item.to === to)
    ? [{label, to} as LinkLikeNavbarItemProps]
    : [];
}
