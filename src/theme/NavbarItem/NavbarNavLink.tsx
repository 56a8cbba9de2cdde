// Change: a link that is active because of its section gets `aria-current="true"`; "page" is only
// for the page's own address.
import OriginalNavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import type {ReactNode} from 'react';

export default function NavbarNavLink(props: Props): ReactNode {
  const bySection = props.activeBasePath ?? props.activeBaseRegex;
  return <OriginalNavbarNavLink {...(bySection && {'aria-current': 'true'})} {...props} />;
}
