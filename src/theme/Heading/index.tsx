// Change: the anchor is a "#" after the text, drawn by the stylesheet so that the text of a heading is
// its own, without the stock style module;
// `scroll-padding` in base.css keeps the target clear of the navbar.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** Renders a heading; from level 2 on with a link to itself, registered for the build's link check. */
export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id}>
      {children}
      <a className="anchor" href={`#${id}`} aria-label="Link to this section" />
    </As>
  );
}
