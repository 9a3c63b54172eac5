import { isSameTeam, type Format } from '../debate/format.ts';
import { LINCOLN_DOUGLAS } from '../debate/formats/lincoln-douglas.ts';
import { PUBLIC_FORUM } from '../debate/formats/public-forum.ts';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import type { UnaimedCommand } from '../debate/meant-step.ts';
import type { Phase } from '../debate/state.ts';
import { LIMITS } from '../limits.ts';
import { ADA, BEN } from './people.ts';

/** Milliseconds that pass between two commands. */
export type Wait = { wait: number };
export const wait = (milliseconds: number): Wait => ({ wait: milliseconds });

/** What a host on a bench asks for, before anybody has answered. */
export type Unanswered = { unanswered: UnaimedCommand };
export const unanswered = (command: UnaimedCommand): Unanswered => ({ unanswered: command });

/**
 * A command refers to the current moment, unless it names one. What a host on a bench does, the other bench agrees to
 * at once, unless it is `unanswered`. `'deadline'`: the clock ends the running moment, at the time that the preceding
 * waits have led to.
 */
export type Move = UnaimedCommand | Wait | Unanswered | 'deadline';

/** The format of a test that names none: the default, unless that never reaches the phase. */
export function formatWith(phase: Phase): Format {
  if (phase === 'coinFlip') return PUBLIC_FORUM;
  return phase === 'prepBank' ? LINCOLN_DOUGLAS : QUICK_CLASH;
}

/**
 * The people who take the seats of a format, in order: Ada, Ben, then as many as it needs. `isIron`: one person takes all
 * seats of a team.
 */
function peopleFor(format: Format, isIron: boolean): string[] {
  const counted = { for: 0, against: 0 };
  return format.seats.map((seat, index) => {
    const { side } = seat;
    const before = format.seats.slice(0, index);
    if (!isIron || !before.some((other) => isSameTeam(other, seat))) counted[side] += 1;
    if (counted[side] === 1) return side === 'for' ? ADA : BEN;
    return `${side}-${counted[side]}`;
  });
}

/** The commands that lead from an open debate to a phase. */
export function wayTo(phase: Phase, hostId: string, format: Format, isIron = false): Move[] {
  const people = peopleFor(format, isIron);
  const everyone = (command: (by: string) => Move) => [...new Set(people)].map(command);
  const seated = format.seats.map<Move>(({ id }, index) => ({
    type: 'takeSeat',
    by: people[index] ?? '',
    seatId: id,
  }));
  const ready = everyone((by) => ({ type: 'ready', by }));
  const flipped = [...seated, ...ready];
  const prepared: Move[] = format.coinFlip ? [...flipped, { type: 'nextStep', by: hostId }] : flipped;
  const live = [...prepared, ...(format.preparationSeconds > 0 ? ready : [])];
  const end: Move = { type: 'end', by: hostId };
  const ways: Record<Phase, Move[]> = {
    lobby: [],
    readyCheck: seated,
    coinFlip: flipped,
    prep: prepared,
    live,
    prepBank: [...live, { type: 'takePrep', by: people[0] ?? '' }],
    paused: [...live, { type: 'pause', by: hostId }],
    verdictVote: [...live, { type: 'watch', by: 'watcher' }, end],
    debrief: [...live, end],
    archived: [...live, end, wait(LIMITS.archiveAfterSeconds * 1_000), 'deadline'],
    cancelled: [{ type: 'cancel', by: hostId }],
    abandoned: [...live, ...everyone((by) => ({ type: 'leave', by }))],
  };
  return ways[phase];
}
