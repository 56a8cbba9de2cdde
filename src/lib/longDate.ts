/** The same words wherever the page is built or shown. */
const words = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Returns a day in words, such as `25 November 2026`.
 *
 * @param date a time, of which the day in UTC counts, or a day such as `2026-11-25`
 * @throws RangeError when it is no date
 */
export function longDate(date: Date | string): string {
  return words.format(new Date(date));
}
