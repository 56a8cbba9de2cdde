import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** The props of a dropdown that are needed here. */
interface Dropdown {
  readonly label?: ReactNode;
  readonly to?: string;
  readonly items: readonly {readonly to?: string}[];
}

/** Drops query and hash: the server does not know the reader's, and must render the same entries. */
const pathOf = (address: string | undefined) => address?.split(/[?#]/)[0];

/** Returns a dropdown's own address as an entry, or no entry if it has none or an item links to it. */
export function ownEntry({label, to, items}: Dropdown): LinkLikeNavbarItemProps[] {
  const isListed = items.some((item) => pathOf(item.to) === pathOf(to));
  return to && !isListed ? [{label, to} as LinkLikeNavbarItemProps] : [];
}
