// Change: mounted anew when React has started: the HTML knows neither query nor hash of the reader's address, and React would keep its links as they are.
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

export default function LocaleDropdown(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return <LocaleDropdownNavbarItem key={String(isBrowser)} {...props} />;
}
