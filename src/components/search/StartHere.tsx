import type {RecordKind} from '../../search/types';
import {sectionOf} from '../../site/sections';
import type {KeyboardEvent, ReactNode} from 'react';

import {readers} from '../landing/readers';
import {resultsWording} from './resultsWording';
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

/** Where each kind of reader starts, two pages each: what the modal shows while nothing is kept yet. */
export default function StartHere({baseUrl}: {readonly baseUrl: string}): ReactNode {
  return (
    <div className="find-start">
      <p id="search-start" className="DocSearch-Hit-source">
        {resultsWording().startHere}
      </p>
      <ul aria-labelledby="search-start" className="find-rows">
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
    </div>
  );
}

/** Moves the focus with the arrow keys from the field through the links of `StartHere` and back. */
export function moveInStart(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.find-start a')];
  if (!step || !links.some((link) => link.checkVisibility())) {
    return;
  }
  const input = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const stops = [...(input ? [input] : []), ...links];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  event.stopPropagation();
  stops.at((Math.max(0, now) + step) % stops.length)?.focus();
}
