import { STEP_MAX_SECONDS } from '@rostrum/domain';
import * as m from '@rostrum/words/ui-debate';

/** `5:42`, `1:02:03`; a second that has begun counts as a whole one, so the clock ends on 0:00 and not before. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The same in words: `5 minutes 42 seconds`. */
export function clockWords(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const said = [
    ...(hours > 0 ? [m.hoursLong({ hours })] : []),
    ...(minutes > 0 ? [m.minutesLong({ minutes })] : []),
    ...(seconds > 0 ? [m.secondsLong({ seconds })] : []),
  ];
  return said.length > 0 ? said.join(' ') : m.noTime();
}

/** For time by correspondence: `1 d 4 h`, `23 h 41 min`, `41 min`; a minute that has begun counts as a whole one. */
export function longText(ms: number): string {
  const all = Math.ceil(Math.max(0, ms) / 60_000);
  const [days, hours, minutes] = [Math.floor(all / 1_440), Math.floor((all % 1_440) / 60), all % 60];
  if (days > 0) return hours > 0 ? m.daysAndHours({ days, hours }) : m.daysShort({ days });
  if (hours > 0) return minutes > 0 ? m.hoursAndMinutes({ hours, minutes }) : m.hours({ hours });
  return m.minutes({ minutes });
}

/** The time left of a length: on the clock, or in hours and minutes where it is longer than any live step. */
export function leftText(leftMs: number, totalMs: number): string {
  return totalMs > LONGEST_LIVE_MS ? longText(leftMs) : clockText(leftMs);
}

/** For a deadline that lies hours or days ahead, rounded: `3 days`, `21 h`, then `1 h 41 min`. */
export function roughText(ms: number): string {
  const hours = Math.round(ms / 3_600_000);
  if (hours >= 48) return m.days({ days: Math.round(hours / 24) });
  return hours > 2 ? m.hours({ hours }) : longText(ms);
}

/** `2 min`, `90 s`, `3 days`: a length, not a moment. */
export function lengthText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return m.days({ days: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return m.hours({ hours: seconds / HOUR });
  if (seconds < 120 || seconds % 30 !== 0) return m.seconds({ seconds });
  const minutes = Math.floor(seconds / 60);
  return seconds % 60 === 0 ? m.minutes({ minutes }) : m.minutesAndHalf({ minutes });
}

const HOUR = 3_600;
const DAY = 86_400;
const LONGEST_LIVE_MS = STEP_MAX_SECONDS * 1_000;

function parts(ms: number) {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  return { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 };
}
