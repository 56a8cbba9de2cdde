// Change: every column is a navigation landmark named by its title.
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/MultiColumn';
import type {ReactNode} from 'react';

type Column = Props['columns'][number];

function ColumnItem({item}: {item: Column['items'][number]}): ReactNode {
  return item.html ? (
    <li className={item.className} dangerouslySetInnerHTML={{__html: item.html}} />
  ) : (
    <li>
      <LinkItem item={item} />
    </li>
  );
}

export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return columns.map((column, index) => (
    <nav key={index} className={column.className} aria-label={column.title ?? undefined}>
      {column.title && <p className="label">{column.title}</p>}
      <ul>
        {column.items.map((item, position) => (
          <ColumnItem key={position} item={item} />
        ))}
      </ul>
    </nav>
  ));
}
