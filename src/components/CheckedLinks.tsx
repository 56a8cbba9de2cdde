import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** Link addresses, one per line. */
  readonly links: string;
  /** Ids, one per line. */
  readonly anchors: string;
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Reports links and ids that are in the page as raw HTML to the build's link check. Renders nothing. */
export default function CheckedLinks({links, anchors}: Props): null {
  const brokenLinks = useBrokenLinks();
  linesOf(links).forEach(brokenLinks.collectLink);
  linesOf(anchors).forEach(brokenLinks.collectAnchor);
  return null;
}
