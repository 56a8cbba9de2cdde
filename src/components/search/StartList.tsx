import type {RecordKind} from '../../search/types';
import {sectionOf} from '../../site/sections';
import type {ReactNode} from 'react';

import {readers} from '../landing/readers';
import {kindLook} from './shownHit';

function kindOf(address: string): RecordKind {
  const isIn = (pluginId: 'tutorials' | 'api') =>
    `${address}/`.startsWith(`/${sectionOf(pluginId).routeBasePath}/`);
  if (isIn('api')) {
    return 'module';
  }
  return isIn('tutorials') ? 'tutorial' : 'guide';
}

const starts = readers.flatMap(({name, entries}) =>
  entries.slice(0, 2).map(({label, to}) => ({name, label, to})),
);

interface Props {
  readonly baseUrl: string;
  /** Id of the element that names the list. */
  readonly labelledBy: string;
}

/**
 * Where each kind of reader starts, two pages each: for whoever has not searched yet, or found nothing.
 * Plain links, as in `PageLinks`.
 */
export default function StartList({baseUrl, labelledBy}: Props): ReactNode {
  return (
    <ul aria-labelledby={labelledBy} className="find-rows">
      {starts.map(({name, label, to}) => {
        const kind = kindOf(to);
        return (
          <li key={to}>
            <a className="hit" data-follow href={baseUrl + to.slice(1)}>
              <span className={`kind ${kindLook[kind].tone}`}>{kind}</span>
              <span>
                <b>{label}</b>
                <small>{name}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
