import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** What a dropdown needs to know of itself. */
interface Dropdown {
  readonly label?: ReactNode;
  readonly to?: string;
  readonly items: readonly {readonly to?: string}[];
}

/** Query and hash are left out: the server does not know the reader's, and must render the same. */
const pathOf = (address: string | undefined) => address?.split(/[?#]/)[0];

/** A dropdown's own address as an entry, if it has one that its items do not lead to. */
export default function ownEntry({label, to, items}: Dropdown): LinkLikeNavbarItemProps[] {
  const isListed = items.some((item) => pathOf(item.to) === pathOf(to));
  return to && !isListed ? [{label, to} as LinkLikeNavbarItemProps] : [];
}
