// Change: plain nested lists; names may break after underscores and are not translated, long ones are cut in the middle; a long
// table is marked, so that the stylesheet shows the members of the class in view only.
import Link from '@docusaurus/Link';
import {breakableHtml} from '../../components/Breakable';
import {splitEnd} from '../../lib/nameParts';
import type {Props} from '@theme/TOCItems/Tree';
import {memo, type ReactNode, useMemo} from 'react';

type Heading = Props['toc'][number];

/** More entries than fit on a screen twice over. */
const LONG = 50;

/** A name that may be too long for one line beside the text. */
const LONG_NAME = /^\w{24,}$/;

/** A link to a class with a long name, on one line; the stylesheet cuts the first part. */
function LongName({heading: {id, value}}: {heading: Heading}): ReactNode {
  const [start, end] = splitEnd(value);
  return (
    <Link to={`#${id}`} title={value} translate="no">
      <span>{start}</span>
      {end && <span>{end}</span>}
    </Link>
  );
}

function Entry({heading}: {heading: Heading}): ReactNode {
  const html = useMemo(
    () => ({__html: breakableHtml(heading.value).replaceAll('<code>', '<code translate="no">')}),
    [heading.value],
  );
  return (
    <li>
      {LONG_NAME.test(heading.value) ? (
        <LongName heading={heading} />
      ) : (
        <Link to={`#${heading.id}`} dangerouslySetInnerHTML={html} />
      )}
      <Entries toc={heading.children} />
    </li>
  );
}

function Entries({toc, isLong}: {toc: readonly Heading[]; isLong?: boolean}): ReactNode {
  return toc.length === 0 ? null : (
    <ul data-long={isLong ? '' : undefined}>
      {toc.map((heading) => (
        <Entry key={heading.id} heading={heading} />
      ))}
    </ul>
  );
}

function count(toc: readonly Heading[]): number {
  return toc.reduce((sum, {children}) => sum + 1 + count(children), 0);
}

export default memo(function TOCItemTree({toc}: Props): ReactNode {
  // Where all are below one heading, as in a glossary, there is nothing to choose between.
  const groups = toc.filter(({children}) => children.length > 0);
  return <Entries toc={toc} isLong={count(toc) > LONG && groups.length > 1} />;
});
