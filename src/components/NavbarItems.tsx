import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

interface Props {
  readonly items: readonly NavbarItemConfig[];
  /** Whether the items are in the small-screen menu. */
  readonly mobile?: boolean;
}

/** Renders navbar items. If an item throws, the error includes its configuration. */
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
