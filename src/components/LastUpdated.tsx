import type {ReactNode} from 'react';

import {longDate} from '../lib/longDate';

/**
 * Renders the day on which the source of a page was last changed.
 *
 * @param time in milliseconds
 */
export default function LastUpdated({time}: {readonly time: number}): ReactNode {
  const date = new Date(time);
  return (
    <span>
      Last updated <time dateTime={date.toISOString().slice(0, 10)}>{longDate(date)}</time>
    </span>
  );
}
