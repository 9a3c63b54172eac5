import { benchOf, shareOf, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/dashboard';
import { shortDay } from '../../../shared/timing/day-words.ts';

const DAY_MS = 86_400_000;
const WEEKS = 8;
const DAYS = 14;

/** A value of one debate, labelled with the day on which it ended. */
export type Point = { label: string; value: number };

export type Progress = {
  /** Debates that ended, by the week before today in which they did: the last of the eight ends now. */
  weeks: { label: string; count: number }[];
  /** A person's words as a multiple of their even share: 1 is even, 2 twice as much. */
  airtime: Point[];
  /** The percentage points of the audience that moved to one's side, minus those that moved away. */
  swing: Point[];
  /** Whether a person debated on each of the last fourteen days, today last. */
  days: boolean[];
};

/** One's progress from one's finished debates, newest first; only those in which one debated count. */
export function progressOf(finished: readonly Room[], uid: string, nowMs: number): Progress {
  const debates = finished
    .flatMap((room) => (room.endedAtMs === null ? [] : [{ room, endedAtMs: room.endedAtMs }]))
    .filter(({ room }) => benchOf(room.debate, uid) !== undefined)
    .toSorted((one, other) => one.endedAtMs - other.endedAtMs);
  const ends = debates.map(({ endedAtMs }) => endedAtMs);
  const points = (valueOf: (room: Room) => number | undefined) =>
    debates.flatMap(({ room, endedAtMs }) => {
      const value = valueOf(room);
      return value === undefined ? [] : [{ label: shortDay(endedAtMs), value }];
    });
  return {
    weeks: weeksOf(ends, nowMs),
    airtime: points((room) => airtimeIn(room, uid)),
    swing: points((room) => swingIn(room, uid)),
    days: daysOf(ends, nowMs),
  };
}

function airtimeIn({ debate }: Room, uid: string): number | undefined {
  const share = shareOf(debate, uid);
  return share === undefined ? undefined : share * debate.format.seats.length;
}

function swingIn({ debate, tally }: Room, uid: string): number | undefined {
  const side = benchOf(debate, uid);
  const swing = tally?.swing;
  if (!side || !swing) return undefined;
  return swing[side] - swing[side === 'for' ? 'against' : 'for'];
}

function weeksOf(ends: readonly number[], nowMs: number): Progress['weeks'] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const toMs = nowMs - (WEEKS - 1 - index) * 7 * DAY_MS;
    const fromMs = toMs - 7 * DAY_MS;
    const count = ends.filter((atMs) => atMs > fromMs && atMs <= toMs).length;
    return { label: index === WEEKS - 1 ? m.today() : shortDay(toMs), count };
  });
}

/** Days of the person's own calendar. */
function daysOf(ends: readonly number[], nowMs: number): boolean[] {
  const debated = new Set(ends.map((atMs) => new Date(atMs).toDateString()));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(nowMs);
    day.setDate(day.getDate() - (DAYS - 1 - index));
    return debated.has(day.toDateString());
  });
}
