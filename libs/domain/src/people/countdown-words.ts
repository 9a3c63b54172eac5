import { formatDate, formatList } from '@rostrum/words';
import * as m from '@rostrum/words/countdown';

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
export function zoneText(atMs: number, timeZone?: string): string {
  // A date without its parts ends with the zone, in every language there is.
  const offset = formatDate(atMs, { timeZoneName: 'short', timeZone }).split(', ').at(-1) ?? '';
  const known = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = PRESENT_NAMES[known] ?? known;
  return name === offset || name === 'UTC' ? offset : `${offset}, ${name.replaceAll('_', ' ')}`;
}

const UNITS = [
  [86_400_000, m.inDays],
  [3_600_000, m.inHours],
  [60_000, m.inMinutes],
  [1_000, m.inSeconds],
] as const;

/**
 * `2 days 4 hours`, `3 minutes 20 seconds`: the two largest units of the remaining time, as they follow an "in"; empty
 * once none is left.
 */
export function countdownText(leftMs: number): string {
  let rest = Math.max(0, Math.ceil(leftMs / 1_000) * 1_000);
  const words = UNITS.map(([ms, say]) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return count === 0 ? '' : say({ count });
  });
  const first = words.findIndex((word) => word !== '');
  const shown = first < 0 ? [] : words.slice(first, first + 2).filter(Boolean);
  return formatList(shown, { type: 'unit', style: 'narrow' });
}
