// Change: the look's markup without style modules; names may break after underscores.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Breakable from '@site/src/components/Breakable';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

export default function DocSidebarItemLink({item, activePath}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  return (
    <li className={className}>
      <Link
        to={href}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActiveSidebarItem(item, activePath) ? 'page' : undefined}
      >
        <Breakable text={label} />
        {!isInternalUrl(href) && <IconExternalLink />}
      </Link>
    </li>
  );
}
