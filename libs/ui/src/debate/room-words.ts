import {
  currentStep,
  freeSeats,
  isByCorrespondence,
  PACE_WORDS,
  speakingSeconds,
  stepLength,
  teamsOn,
  type DebateState,
  type Format,
  type Room,
  type Seat,
  type Side,
} from '@rostrum/domain';
import { clockOf } from './clock-of.ts';
import { roughText } from './time.ts';
import type { SeatCount } from '../components/seat-pips.tsx';

/**
 * "Quick clash, spoken pace, 12 min": the steps only; preparation comes on top. By correspondence "Quick clash, a day for each step". With
 * the steelman gate "…, restate first".
 */
export function formatLine(format: Format): string {
  const gate = format.restatesFirst ? ', restate first' : '';
  if (isByCorrespondence(format)) return `${format.name}, ${stepLength(format)} for each step${gate}`;
  const minutes = Math.max(1, Math.round(speakingSeconds(format) / 60));
  const pace = `${PACE_WORDS[format.pace]()}${format.custom ? ', custom lengths' : ''}`;
  return `${format.name}, ${pace}, ${minutes} min${gate}`;
}

/** "standard moderation" */
export function moderationWords(room: Pick<Room, 'strictness'>): string {
  return `${room.strictness} moderation`;
}

/** The occupied seats in numbers; where two teams share a bench, also those of each. */
export function seatCounts({ format, seats }: DebateState): Record<Side, SeatCount> {
  const count = (side: Side) => {
    const bench = format.seats.filter((seat) => seat.side === side);
    const counted = (of: readonly Seat[]) => ({
      seats: of.length,
      seated: of.filter(({ id }) => seats[id] !== null).length,
    });
    const teams = teamsOn(format, side).map((name) => ({
      name,
      ...counted(bench.filter(({ team }) => team === name)),
    }));
    return { ...counted(bench), ...(teams.length > 1 && { teams }) };
  };
  return { for: count('for'), against: count('against') };
}

/** The state of a debate, in two or three words. */
export function standing(debate: DebateState): string {
  if (debate.phase === 'lobby') {
    const free = freeSeats(debate).length;
    return free === 1 ? 'One seat free' : `${free} seats free`;
  }
  return currentStep(debate)?.name ?? PHASE_WORDS[debate.phase];
}

/** The same at a moment: a step by correspondence also says how long it still runs. */
export function standingAt(debate: DebateState, nowMs: number): string {
  if (debate.phase !== 'live' || !isByCorrespondence(debate.format)) return standing(debate);
  const leftMs = debate.floor.endsAtMs - nowMs;
  return leftMs > 0 ? `${standing(debate)}, ${roughText(leftMs)} left` : standing(debate);
}

/** The state of a debate, in a word or two. */
export const PHASE_WORDS: Readonly<Record<DebateState['phase'], string>> = {
  lobby: 'Waiting',
  readyCheck: 'Ready check',
  coinFlip: 'Coin flip',
  prep: 'Preparation',
  live: 'Live',
  prepBank: 'Preparation',
  paused: 'Paused',
  verdictVote: 'Vote',
  debrief: 'Over',
  archived: 'Over',
  cancelled: 'Called off',
  abandoned: 'Abandoned',
};

/** The remaining share of the running phase, for a small clock; nothing runs before and after a debate. */
export function timeLeft(debate: DebateState, nowMs: number): { leftMs: number; totalMs: number } {
  const clock = clockOf(debate, nowMs);
  return clock ? { leftMs: Math.max(0, clock.leftMs), totalMs: clock.totalMs } : { leftMs: 0, totalMs: 0 };
}
