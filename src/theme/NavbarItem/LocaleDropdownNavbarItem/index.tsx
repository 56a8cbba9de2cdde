// Change: remounted after hydration: the server's HTML has neither query nor hash of the reader's
// address, and hydration would not update its links.
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

export default function LocaleDropdown(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return <LocaleDropdownNavbarItem key={String(isBrowser)} {...props} />;
}
