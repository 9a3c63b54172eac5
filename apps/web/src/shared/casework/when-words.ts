import { formatDate } from '@rostrum/words';

/** "25 Nov, 16:08", in the reader's time zone. */
export const whenWords = (atMs: number) =>
  formatDate(atMs, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "27 May 2027". */
export const dayWords = (atMs: number) => formatDate(atMs, { dateStyle: 'long' });
