// Change: plain nested lists; names may break after underscores and are not translated; a long table is marked, so that the
// stylesheet shows the members of the class in view only.
import Link from '@docusaurus/Link';
import {breakableHtml} from '../../components/Breakable';
import type {Props} from '@theme/TOCItems/Tree';
import {memo, type ReactNode, useMemo} from 'react';

type Heading = Props['toc'][number];

/** More entries than fit on a screen twice over. */
const LONG = 50;

function Entry({heading}: {heading: Heading}): ReactNode {
  const html = useMemo(
    () => ({__html: breakableHtml(heading.value).replaceAll('<code>', '<code translate="no">')}),
    [heading.value],
  );
  return (
    <li>
      <Link to={`#${heading.id}`} dangerouslySetInnerHTML={html} />
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
