// Change: plain nested lists; names may break after underscores.
import Link from '@docusaurus/Link';
import {breakableHtml} from '../../components/Breakable';
import type {Props} from '@theme/TOCItems/Tree';
import {memo, type ReactNode, useMemo} from 'react';

type Heading = Props['toc'][number];

function Entry({heading}: {heading: Heading}): ReactNode {
  const html = useMemo(() => ({__html: breakableHtml(heading.value)}), [heading.value]);
  return (
    <li>
      <Link to={`#${heading.id}`} dangerouslySetInnerHTML={html} />
      <Entries toc={heading.children} />
    </li>
  );
}

function Entries({toc}: {toc: readonly Heading[]}): ReactNode {
  return toc.length === 0 ? null : (
    <ul>
      {toc.map((heading) => (
        <Entry key={heading.id} heading={heading} />
      ))}
    </ul>
  );
}

export default memo(function TOCItemTree({toc}: Props): ReactNode {
  return <Entries toc={toc} />;
});
