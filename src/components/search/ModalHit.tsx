import type {DocSearchModalProps} from '@docsearch/react';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

import HitText from './HitText';
import type {ShownHit} from './shownHit';

type Props = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** The buttons that the modal puts behind what was kept: all after the icon and the texts. */
function actionsOf(children: ReactNode): ReactNode {
  const container = children as ReactElement<{children: ReactNode}>;
  return isValidElement(container) ? Children.toArray(container.props.children).at(-1) : null;
}

/**
 * A row of the modal in our markup, in place of upstream's icons and texts. What the row does is the
 * modal's (`onItemClick`); the link is there for the address, the middle button and the menu.
 */
export default function ModalHit({hit, children}: Props): ReactElement {
  const shown = hit as unknown as ShownHit;
  const link = (
    <a className="hit" href={shown.url} tabIndex={-1}>
      <HitText hit={shown} />
      {shown._highlightResult && (
        <kbd className="enter" aria-hidden="true">
          Enter
        </kbd>
      )}
    </a>
  );
  if (shown._highlightResult) {
    return link;
  }
  return (
    <div className="recent" role="presentation">
      {link}
      <span className="find-actions">{actionsOf(children)}</span>
    </div>
  );
}
