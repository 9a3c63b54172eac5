const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** `2 November`, where the reader is. */
export function dayAndMonth(atMs: number): string {
  return LONG.format(atMs);
}

/** `2 Nov`, for narrow places. */
export function shortDay(atMs: number): string {
  return SHORT.format(atMs);
}
