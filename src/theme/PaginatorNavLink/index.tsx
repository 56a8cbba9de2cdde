// Change: own markup, with rel="prev" and rel="next".
import Link from '@docusaurus/Link';
import Breakable from '../../components/Breakable';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export default function PaginatorNavLink({permalink, title, subLabel, isNext}: Props): ReactNode {
  return (
    <Link to={permalink} rel={isNext ? 'next' : 'prev'}>
      {subLabel && <span>{subLabel} </span>}
      {typeof title === 'string' ? <Breakable text={title} /> : title}
    </Link>
  );
}
