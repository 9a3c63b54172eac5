import { formatDate } from '@rostrum/words';
import * as m from '@rostrum/words/times';

/** A zone of tests; the device's own without it. */
type Zone = string | undefined;

const DAY_MS = 86_400_000;

/** `today at 18:00`, `tomorrow at 18:00`, `Friday at 18:00` within a week, else `Friday 4 December at 18:00`. */
export function openingText(atMs: number, nowMs: number, timeZone?: Zone): string {
  const days = daysBetween(nowMs, atMs, timeZone);
  const time = format(atMs, { hour: '2-digit', minute: '2-digit' }, timeZone);
  if (days === 0) return m.today({ time });
  if (days === 1) return m.tomorrow({ time });
  const isNear = days > 0 && days < 7;
  const day: Intl.DateTimeFormatOptions = isNear ? {} : { day: 'numeric', month: 'long' };
  return m.onDay({ day: format(atMs, { weekday: 'long', ...day }, timeZone), time });
}

/** The same for narrow places: `18:00` today, `Fri 18:00` within a week, else `4 Dec 18:00`. */
export function openingShort(atMs: number, nowMs: number, timeZone?: Zone): string {
  const days = daysBetween(nowMs, atMs, timeZone);
  const time = format(atMs, { hour: '2-digit', minute: '2-digit' }, timeZone);
  if (days === 0) return time;
  const isNear = days > 0 && days < 7;
  const day: Intl.DateTimeFormatOptions = isNear ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return `${format(atMs, day, timeZone)} ${time}`;
}

function format(atMs: number, options: Intl.DateTimeFormatOptions, timeZone: Zone): string {
  return formatDate(atMs, { ...options, timeZone });
}

/** Midnights between two moments, as the zone counts its days. */
function daysBetween(fromMs: number, toMs: number, timeZone: Zone): number {
  const dayOf = (atMs: number) => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone }).format(atMs);
    return Date.parse(`${parts}T00:00:00Z`) / DAY_MS;
  };
  return dayOf(toMs) - dayOf(fromMs);
}
