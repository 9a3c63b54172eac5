import { formatDate } from '@rostrum/words';

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** `18:41`, where the reader is. */
export function timeOfDay(atMs: number): string {
  return formatDate(atMs, TIME);
}

/** `Sat 21 Nov, 18:41`, where the reader is. */
export function dayAndTime(atMs: number): string {
  return formatDate(atMs, { weekday: 'short', day: 'numeric', month: 'short', ...TIME });
}

/** The same for machines. */
export function machineTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** `18:41:07`, for things that lie seconds apart. */
export function timeWithSeconds(atMs: number): string {
  return formatDate(atMs, { ...TIME, second: '2-digit' });
}
