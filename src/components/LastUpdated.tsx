import type {ReactNode} from 'react';

/** The same words wherever the page is built or shown. */
const words = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Renders the day on which the source of a page was last changed.
 *
 * @param time in milliseconds
 */
export default function LastUpdated({time}: {readonly time: number}): ReactNode {
  const date = new Date(time);
  return (
    <span>
      Last updated <time dateTime={date.toISOString().slice(0, 10)}>{words.format(date)}</time>
    </span>
  );
}
