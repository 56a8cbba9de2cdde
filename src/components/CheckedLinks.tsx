import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** Addresses, a line each. */
  readonly links: string;
  /** Ids, a line each. */
  readonly anchors: string;
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Tells the build's link check of what stands in the page as finished HTML. Shows nothing. */
export default function CheckedLinks({links, anchors}: Props): null {
  const brokenLinks = useBrokenLinks();
  linesOf(links).forEach(brokenLinks.collectLink);
  linesOf(anchors).forEach(brokenLinks.collectAnchor);
  return null;
}
