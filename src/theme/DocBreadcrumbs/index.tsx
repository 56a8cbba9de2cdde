// Change: own markup: no home icon, sections link to their main page, the last entry is the page
// itself.
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {removeTrailingSlash} from '@docusaurus/utils-common';
import Breakable from '../../components/Breakable';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

function hrefOf(crumb: Crumb): string | undefined {
  if (crumb.type === 'category' && crumb.linkUnlisted) {
    return undefined;
  }
  const home = crumb.customProps?.home;
  return crumb.href ?? (typeof home === 'string' ? home : undefined);
}

/** Removes the trailing slash of a folder's permalink for search engines; the address has none. */
function withCleanAddress(crumb: Crumb): Crumb {
  return crumb.href ? {...crumb, href: removeTrailingSlash(crumb.href)} : crumb;
}

function CrumbText({crumb, isLast}: {crumb: Crumb; isLast: boolean}): ReactNode {
  const href = hrefOf(crumb);
  const text = <Breakable text={crumb.label} />;
  if (isLast) {
    return <span aria-current="page">{text}</span>;
  }
  return href ? <Link to={href}>{text}</Link> : <span>{text}</span>;
}

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs.map(withCleanAddress)} />
      <nav
        className="crumbs"
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ol>
          {breadcrumbs.map((crumb, index) => (
            <li key={index}>
              <CrumbText crumb={crumb} isLast={index === breadcrumbs.length - 1} />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
