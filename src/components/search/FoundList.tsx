import Link from '@docusaurus/Link';
import {searchIn} from '../../search/sectionFilter';
import type {SearchResult} from '../../search/types';
import type {Section} from '../../site/sections';
import type {ReactNode} from 'react';

import {type AddressRules, hitAddress} from './hitAddress';
import HitText from './HitText';
import {isOnPageOf} from './shownHit';
import {clickedAddress, useFollow} from './useFollow';

interface Props {
  readonly result: SearchResult;
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
  readonly section: Section | undefined;
  readonly rules: AddressRules;
}

/** One page of results, and the way to the others. */
export default function FoundList({result, query, page, section, rules}: Props): ReactNode {
  const follow = useFollow(rules);
  const toPage = (number: number, label: string, rel: string) => (
    <Link
      to={`${rules.baseUrl}search${searchIn(section, query, number)}`}
      rel={rel}
      onClick={() => window.scrollTo({top: 0})}
    >
      {label}
    </Link>
  );
  return (
    <>
      <ol
        className="found"
        start={result.page * result.hitsPerPage + 1}
        onClick={(event) => {
          const address = clickedAddress(event);
          if (address !== null) {
            event.preventDefault();
            follow(address);
          }
        }}
      >
        {result.hits.map((hit, index) => (
          <li
            key={hit.objectID}
            className={isOnPageOf(hit, result.hits[index - 1]) ? 'same-page' : undefined}
          >
            <a className="hit" data-follow href={hitAddress(hit.url, rules)}>
              <HitText hit={hit} />
            </a>
          </li>
        ))}
      </ol>
      {result.nbPages > 1 && (
        <nav className="found-pages" aria-label="Pages of results">
          {page > 1 && toPage(page - 1, 'Previous page', 'prev')}
          <span>
            Page {page} of {result.nbPages}
          </span>
          {page < result.nbPages && toPage(page + 1, 'Next page', 'next')}
        </nav>
      )}
    </>
  );
}
