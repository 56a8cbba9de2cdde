// Change: own markup; mail and telephone links neither open a tab nor announce one; a link to a page is
// a plain one, since the framework's would fetch all pages of the footer as soon as it is in view.
// Clicks, and preloading on hover and focus, are in src/framework/client/links.ts.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Footer/LinkItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

const noTab = /^(?:mailto|tel):/;

function PageLink({to, label, ...rest}: Props['item'] & {readonly to: string}): ReactNode {
  const address = useBaseUrl(to);
  useBrokenLinks().collectLink(address);
  return (
    <a href={address} {...rest}>
      {label}
    </a>
  );
}

export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, prependBaseUrlToHref, ...rest} = item;
  const hrefFromBase = useBaseUrl(href, {forcePrependBaseUrl: true});
  if (!href) {
    return to ? <PageLink {...rest} to={to} label={label} /> : null;
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
