// Change: plain nested lists; names may break between words and are not translated, and an ending that
// many share is marked, so that the stylesheet can dim it; a long table is marked as well, so that only
// the members of the class in view are shown.
import Link from '@docusaurus/Link';
import {breakableHtml} from '../../components/Breakable';
import {sharedEndings} from '../../lib/nameParts';
import type {Props} from '@theme/TOCItems/Tree';
import {memo, type ReactNode, useMemo} from 'react';

type Heading = Props['toc'][number];

/** More entries than fit on a screen twice over. */
const LONG = 50;

/** A name, which is not translated. */
const LONG_NAME = /^\w{24,}$/;

/** Its parts may part, but not the ending, which is words without markup. */
const nameHtml = (name: string, ending: string) =>
  `${breakableHtml(name.slice(0, -ending.length))}<wbr><span>${ending}</span>`;

function Entry({heading, ending}: {heading: Heading; ending: string}): ReactNode {
  const {id, value} = heading;
  const html = useMemo(
    () => ({
      __html: ending
        ? nameHtml(value, ending)
        : breakableHtml(value).replaceAll('<code>', '<code translate="no">'),
    }),
    [value, ending],
  );
  return (
    <li>
      <Link
        to={`#${id}`}
        translate={ending || LONG_NAME.test(value) ? 'no' : undefined}
        dangerouslySetInnerHTML={html}
      />
      <Entries toc={heading.children} />
    </li>
  );
}

function Entries({toc, isLong}: {toc: readonly Heading[]; isLong?: boolean}): ReactNode {
  const endings = useMemo(() => sharedEndings(toc.map(({value}) => value)), [toc]);
  return toc.length === 0 ? null : (
    <ul data-long={isLong ? '' : undefined}>
      {toc.map((heading, index) => (
        <Entry key={heading.id} heading={heading} ending={endings[index] ?? ''} />
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
