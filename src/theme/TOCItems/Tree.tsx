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

/** What the names of a whole table end in alike, by name. */
type Endings = ReadonlyMap<string, string>;

interface EntryProps {
  heading: Heading;
  endings: Endings;
}

function Entry({heading, endings}: EntryProps): ReactNode {
  const {id, value} = heading;
  const ending = endings.get(value);
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
      <Entries toc={heading.children} endings={endings} />
    </li>
  );
}

interface EntriesProps {
  toc: readonly Heading[];
  endings: Endings;
  isLong?: boolean;
}

function Entries({toc, endings, isLong}: EntriesProps): ReactNode {
  return toc.length === 0 ? null : (
    <ul data-long={isLong ? '' : undefined}>
      {toc.map((heading) => (
        <Entry key={heading.id} heading={heading} endings={endings} />
      ))}
    </ul>
  );
}

/** The names of a table, those of inner lists too: a class is listed below the one that takes it. */
function namesOf(toc: readonly Heading[]): string[] {
  return toc.flatMap(({value, children}) => [value, ...namesOf(children)]);
}

export default memo(function TOCItemTree({toc}: Props): ReactNode {
  const names = useMemo(() => namesOf(toc), [toc]);
  const endings = useMemo(() => {
    const shared = sharedEndings(names);
    return new Map(names.map((name, index) => [name, shared[index] ?? '']));
  }, [names]);
  // Where all are below one heading, as in a glossary, there is nothing to choose between.
  const groups = toc.filter(({children}) => children.length > 0);
  return <Entries toc={toc} endings={endings} isLong={names.length > LONG && groups.length > 1} />;
});
