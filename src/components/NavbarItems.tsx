import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

interface Props {
  readonly items: readonly NavbarItemConfig[];
  /** Whether they stand in the menu of small screens. */
  readonly mobile?: boolean;
}

/** Items of the navbar; one that cannot be rendered is named with its configuration. */
export default function NavbarItems({items, mobile}: Props): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `A navbar item could not be rendered. Check this item of themeConfig.navbar.items:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }
    >
      <NavbarItem mobile={mobile} {...item} />
    </ErrorCauseBoundary>
  ));
}
