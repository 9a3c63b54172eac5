import { formatDate } from '@rostrum/words';

/** `2 November`, where the reader is. */
export function dayAndMonth(atMs: number): string {
  return formatDate(atMs, { day: 'numeric', month: 'long' });
}

/** `2 Nov`, for narrow places. */
export function shortDay(atMs: number): string {
  return formatDate(atMs, { day: 'numeric', month: 'short' });
}
