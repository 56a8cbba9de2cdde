// Change: own markup, and an accessible name that says what the navigation is for.
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export default function DocPaginator({previous, next}: Props): ReactNode {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav
      className="pager"
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Previous and next page',
        description: 'The ARIA label for the docs pagination',
      })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={
            <Translate
              id="theme.docs.paginator.previous"
              description="The label used to navigate to the previous doc"
            >
              Previous
            </Translate>
          }
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          isNext
          subLabel={
            <Translate
              id="theme.docs.paginator.next"
              description="The label used to navigate to the next doc"
            >
              Next
            </Translate>
          }
        />
      )}
    </nav>
  );
}
