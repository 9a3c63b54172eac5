const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `18:41`, where the reader is. */
export function timeOfDay(atMs: number): string {
  return TIME.format(atMs);
}

/** The same for machines. */
export function machineTime(atMs: number): string {
  return new Date(atMs).toISOString();
}
