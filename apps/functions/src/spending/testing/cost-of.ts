import { LIST_PRICES, servedMicros, type ModelCall, type RoomCommand } from '@rostrum/domain';
import type { CountedCommand, Work } from '@rostrum/rooms/testing/costs';
import { sharedTries } from './entrance.ts';
import { ASSUMED, BEATS_A_MINUTE, OPENING_READS, type Plan } from './plans.ts';

/** What one part of a plan does. `isServed`: functions do it, so the spending breaker counts it. */
export type Part = {
  name: string;
  calls: number;
  reads: number;
  writes: number;
  deletes: number;
  tasks: number;
  isServed: boolean;
};
const part = (name: string, done: Partial<Part>): Part => ({
  calls: 0,
  reads: 0,
  writes: 0,
  deletes: 0,
  tasks: 0,
  isServed: false,
  ...done,
  name,
});

export type Counted = { commands: ReadonlyMap<CountedCommand, Work>; clock: Record<'bell' | 'end', Work> };

/** A bell at 60, 30 and 0 seconds. */
const BELLS = 3;

/** The parts of a plan, in the order in which they happen. */
export async function partsOf({ rooms, room }: Plan, { commands, clock }: Counted): Promise<Part[]> {
  const { minutes, debaters, watchers, steps } = room;
  const inRoom = debaters + watchers;
  const listeners = debaters * rooms + watchers * rooms;
  const people = debaters * rooms + watchers;
  const given = [...commands].flatMap(([type, work]) => {
    const times = (room.commands[type] ?? 0) * rooms;
    return times > 0 ? [{ type, work, times }] : [];
  });
  const sum = (of: (work: Work) => number) =>
    given.reduce((all, { work, times }) => all + of(work) * times, 0);
  const calls = given.reduce((all, { times }) => all + times, 0);
  const spoken = given.find(({ type }) => type === 'speak')?.times ?? 0;
  const order = given.flatMap(({ type, times }) => Array<RoomCommand['type']>(times).fill(type));
  const shared = await sharedTries(order, { people, rooms, minutes });
  const ticks = rooms * steps;
  const heard = sum((work) => work.heard) + ticks * (clock.end.heard + BELLS * clock.bell.heard);
  const beats = rooms * minutes * (debaters * BEATS_A_MINUTE.debater + watchers * BEATS_A_MINUTE.watcher);
  const beatsOfDebaters = rooms * minutes * debaters * BEATS_A_MINUTE.debater;
  const { signIn, report } = ASSUMED;
  return [
    part('signing in, and the dashboard', {
      calls: people * signIn.calls,
      reads: people * (signIn.reads + OPENING_READS.dashboard),
      writes: people * signIn.writes,
    }),
    part('opening the room', { reads: listeners * OPENING_READS.room }),
    part('commands', {
      isServed: true,
      calls,
      reads: sum((work) => work.reads),
      writes: sum((work) => work.writes),
      deletes: sum((work) => work.deletes),
    }),
    // Everybody but a speaker is looked up, and the house rules once.
    part('whether somebody may act', {
      isServed: true,
      reads: calls - spoken + people + shared.reads,
      writes: shared.writes,
    }),
    part('the clock', {
      isServed: true,
      calls: ticks * (BELLS + 1),
      reads: ticks * (clock.end.reads + BELLS * clock.bell.reads),
      writes: ticks * (clock.end.writes + BELLS * clock.bell.writes),
      tasks: ticks * (BELLS + 1),
    }),
    part('what browsers in the room hear', { reads: heard * inRoom }),
    part('heartbeats', {
      reads: beatsOfDebaters * debaters,
      writes: beats + people * minutes * BEATS_A_MINUTE.profile,
    }),
    part('the report', {
      isServed: true,
      calls: rooms * report.calls,
      reads: rooms * report.reads + spoken,
      writes: rooms * report.writes,
      tasks: rooms,
    }),
  ];
}

export const partMicros = (done: Part): number => servedMicros(done) + done.tasks * LIST_PRICES.task;

/** The documents kept for as long as is assumed, and what is sent to browsers. */
export function besideMicros(
  { rooms, room }: Plan,
  parts: readonly Part[],
): { name: string; micros: number }[] {
  const { storedBytes, sentBytes, clientBytes, months } = ASSUMED;
  const GIB = 1_024 ** 3;
  const total = (of: (done: Part) => number) => parts.reduce((sum, done) => sum + of(done), 0);
  const beats = parts.find(({ name }) => name === 'heartbeats')?.writes ?? 0;
  const people = room.debaters * rooms + room.watchers;
  const stored = (total(({ writes }) => writes) - beats) * storedBytes;
  return [
    {
      name: `what is kept, for ${months} months`,
      micros: (stored / GIB) * months * LIST_PRICES.storedGibMonth,
    },
    {
      name: 'what is sent to browsers',
      micros:
        (total(({ reads }) => reads) * sentBytes * LIST_PRICES.sentGib +
          people * clientBytes * LIST_PRICES.hostedGib) /
        GIB,
    },
  ];
}

/** The calls of a language model in a plan, at the most that each may cost. */
export function modelMicros({ rooms, room }: Plan, most: ReadonlyMap<ModelCall, number>): number {
  return [...most].reduce((sum, [call, micros]) => sum + (room.modelCalls[call] ?? 0) * rooms * micros, 0);
}

/** What a plan costs in all, and the part of it that functions do. */
export function sharesOf(plan: Plan, parts: readonly Part[]): { all: number; served: number } {
  const sum = (micros: readonly number[]) => micros.reduce((all, one) => all + one, 0);
  const beside = besideMicros(plan, parts).map(({ micros }) => micros);
  return {
    all: sum([...parts.map(partMicros), ...beside]),
    served: sum(parts.filter(({ isServed }) => isServed).map(partMicros)),
  };
}
