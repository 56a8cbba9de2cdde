// Change: the row is a list; the dots between its entries are hidden from assistive technology.
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/Simple';
import type {ReactNode} from 'react';

type Item = Props['links'][number];

function RowItem({item}: {item: Item}): ReactNode {
  return item.html ? (
    <span className={item.className} dangerouslySetInnerHTML={{__html: item.html}} />
  ) : (
    <LinkItem item={item} />
  );
}

export default function FooterLinksSimple({links}: Props): ReactNode {
  return (
    <ul className="foot-row">
      {links.map((item, index) => (
        <li key={index}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <RowItem item={item} />
        </li>
      ))}
    </ul>
  );
}
