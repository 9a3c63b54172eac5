/** Hours of the day in which nothing is sent, from `fromHour` until `toHour`; they may span midnight. */
export type QuietHours = { fromHour: number; toHour: number };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The hour at which a digest is sent. */
const DIGEST_HOUR = 8;

/** When the quiet hours around a moment end, as the zone counts; null if they do not run. */
export function quietUntilMs(quiet: QuietHours | null, timeZone: string, atMs: number): number | null {
  if (!quiet || quiet.fromHour === quiet.toHour) return null;
  const now = minutesOfDay(atMs, timeZone);
  const [from, to] = [quiet.fromHour * 60, quiet.toHour * 60];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextMs(to, timeZone, atMs) : null;
}

/** The next time that a digest is sent. */
export function nextDigestMs(timeZone: string, atMs: number): number {
  return nextMs(DIGEST_HOUR * 60, timeZone, atMs);
}

/** Whether the platform knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The next moment, at least a minute ahead, at which the day is that many minutes old. */
function nextMs(minutes: number, timeZone: string, atMs: number): number {
  const wait = (minutes - minutesOfDay(atMs, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return Math.floor(atMs / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS;
}

function minutesOfDay(atMs: number, timeZone: string): number {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', options)
    .format(atMs)
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}
