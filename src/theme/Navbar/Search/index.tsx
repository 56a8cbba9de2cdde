// Change: no wrapper element; the search form is in the navbar's flow at every width.
import type {Props} from '@theme/Navbar/Search';
import type {ReactNode} from 'react';

export default function NavbarSearch({children}: Props): ReactNode {
  return children;
}
