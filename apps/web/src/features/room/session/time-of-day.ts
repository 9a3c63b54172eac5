const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

/** `18:41`, where the reader is. */
export function timeOfDay(atMs: number): string {
  return TIME.format(atMs);
}

/** `Sat 21 Nov, 18:41`, where the reader is. */
export function dayAndTime(atMs: number): string {
  return `${DAY.format(atMs).replace(',', '')}, ${timeOfDay(atMs)}`;
}

/** The same for machines. */
export function machineTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

const TIME_WITH_SECONDS = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `18:41:07`, for things that lie seconds apart. */
export function timeWithSeconds(atMs: number): string {
  return TIME_WITH_SECONDS.format(atMs);
}
