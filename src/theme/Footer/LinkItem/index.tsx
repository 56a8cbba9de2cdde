// Change: own markup; mail and telephone links neither open a tab nor announce one.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/LinkItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

const noTab = /^(?:mailto|tel):/;

export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, prependBaseUrlToHref, ...rest} = item;
  const hrefFromBase = useBaseUrl(href, {forcePrependBaseUrl: true});
  if (!href) {
    return (
      <Link to={to} {...rest}>
        {label}
      </Link>
    );
  }
  const opensTab = !isInternalUrl(href) && !noTab.test(href);
  return (
    <Link
      href={prependBaseUrlToHref ? hrefFromBase : href}
      {...(noTab.test(href) && {target: undefined, rel: undefined})}
      {...rest}
    >
      {label}
      {opensTab && <IconExternalLink />}
    </Link>
  );
}
