const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "25 Nov, 16:08", in the reader's time zone. */
export const whenWords = (atMs: number) => TIME.format(atMs);

/** "27 May 2027". */
export const dayWords = (atMs: number) => DAY.format(atMs);
