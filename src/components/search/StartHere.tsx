import type {KeyboardEvent, ReactNode} from 'react';

import {resultsWording} from './resultsWording';
import StartList from './StartList';

interface Props {
  readonly baseUrl: string;
  /** Whether only the first results are awaited, which take its place: a focus in it would be lost. */
  readonly isLeaving: boolean;
}

/** What the modal shows while nothing is kept yet, until it draws the first results. */
export default function StartHere({baseUrl, isLeaving}: Props): ReactNode {
  return (
    <div className="find-start" inert={isLeaving}>
      <p id="search-start" className="DocSearch-Hit-source">
        {resultsWording().startHere}
      </p>
      <StartList baseUrl={baseUrl} labelledBy="search-start" />
    </div>
  );
}

/** Moves the focus with the arrow keys from the field through the links of `StartHere` and back. */
export function moveInStart(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const links = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('.find-start:not([inert]) a'),
  ];
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
