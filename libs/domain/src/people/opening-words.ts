import { formatDate } from '@rostrum/words';
import * as m from '@rostrum/words/opening-words';

/** A zone of tests; the device's own without it. */
type Zone = string | undefined;

const DAY_MS = 86_400_000;

/** `today 18:00`, `tomorrow 18:00`, `Friday 18:00` within a week, else `Friday 4 December 18:00`. */
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
  return m.onDay({ day: format(atMs, day, timeZone), time });
}

/** Names that browsers still give some zones, and their present ones (the tz database, `backward`). */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho Chi Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** `GMT+1, Europe/Berlin`: the time zone of a displayed time. */
export function zoneText(atMs: number, timeZone?: Zone): string {
  const options: Intl.DateTimeFormatOptions = { timeZoneName: 'short' };
  const parts = new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).formatToParts(atMs);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const known = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = PRESENT_NAMES[known] ?? known;
  return name === offset || name === 'UTC' ? offset : `${offset}, ${name.replaceAll('_', ' ')}`;
}

const UNITS = [
  [DAY_MS, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
] as const;

/** `2 days 4 hours`, `3 minutes 20 seconds`: the two largest units of the remaining time; empty once none is left. */
export function countdownText(leftMs: number): string {
  let rest = Math.max(0, Math.ceil(leftMs / 1_000) * 1_000);
  const words = UNITS.map(([ms, unit]) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  const first = words.findIndex((word) => word !== '');
  return first < 0
    ? ''
    : words
        .slice(first, first + 2)
        .filter(Boolean)
        .join(' ');
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
