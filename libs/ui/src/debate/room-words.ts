import {
  currentStep,
  type DebateState,
  type Format,
  formatName,
  freeSeats,
  isByCorrespondence,
  PACE_WORDS,
  type Room,
  type Seat,
  type Side,
  speakingSeconds,
  stepLength,
  stepName,
  teamsOn,
  teamWords,
} from '@rostrum/domain';
import * as m from '@rostrum/words/ui-debate';
import { clockOf } from './clock-of.ts';
import { roughText } from './time.ts';
import type { SeatCount } from '../components/seat-pips.tsx';

/**
 * "Quick clash, spoken pace, 12 min": the steps only; preparation comes on top. By correspondence "Quick clash, a day for each step". With
 * the steelman gate "…, restate first".
 */
export function formatLine(format: Format): string {
  const gate = format.restatesFirst ? [m.restateFirst()] : [];
  if (isByCorrespondence(format)) {
    return [formatName(format), m.forEachStep({ length: stepLength(format) }), ...gate].join(', ');
  }
  const minutes = Math.max(1, Math.round(speakingSeconds(format) / 60));
  const custom = format.custom ? [m.customLengths()] : [];
  return [formatName(format), PACE_WORDS[format.pace](), ...custom, m.minutes({ minutes }), ...gate].join(
    ', ',
  );
}

/** "standard moderation" */
export function moderationWords(room: Pick<Room, 'strictness'>): string {
  return m.moderation({ strictness: room.strictness });
}

/** The occupied seats in numbers; where two teams share a bench, also those of each. */
export function seatCounts({ format, seats }: DebateState): Record<Side, SeatCount> {
  const count = (side: Side) => {
    const bench = format.seats.filter((seat) => seat.side === side);
    const counted = (of: readonly Seat[]) => ({
      seats: of.length,
      seated: of.filter(({ id }) => seats[id] !== null).length,
    });
    const teams = teamsOn(format, side).map((team) => ({
      name: teamWords(team),
      ...counted(bench.filter((seat) => seat.team === team)),
    }));
    return { ...counted(bench), ...(teams.length > 1 && { teams }) };
  };
  return { for: count('for'), against: count('against') };
}

/** The state of a debate, in two or three words. */
export function standing(debate: DebateState): string {
  if (debate.phase === 'lobby') {
    return m.seatsFree({ count: freeSeats(debate).length });
  }
  const step = currentStep(debate);
  return step ? stepName(debate.format, step) : PHASE_WORDS[debate.phase]();
}

/** The same at a moment: a step by correspondence also says how long it still runs. */
export function standingAt(debate: DebateState, nowMs: number): string {
  if (debate.phase !== 'live' || !isByCorrespondence(debate.format)) return standing(debate);
  const leftMs = debate.floor.endsAtMs - nowMs;
  return leftMs > 0
    ? m.stepAndTimeLeft({ step: standing(debate), time: roughText(leftMs) })
    : standing(debate);
}

/** The state of a debate, in a word or two. */
export const PHASE_WORDS: Readonly<Record<DebateState['phase'], () => string>> = {
  lobby: m.waiting,
  readyCheck: m.readyCheck,
  coinFlip: m.coinFlip,
  prep: m.preparation,
  live: m.live,
  prepBank: m.preparation,
  paused: m.paused,
  verdictVote: m.vote,
  debrief: m.over,
  archived: m.over,
  cancelled: m.cancelled,
  abandoned: m.abandoned,
};

/** The remaining share of the running phase, for a small clock; nothing runs before and after a debate. */
export function timeLeft(debate: DebateState, nowMs: number): { leftMs: number; totalMs: number } {
  const clock = clockOf(debate, nowMs);
  return clock ? { leftMs: Math.max(0, clock.leftMs), totalMs: clock.totalMs } : { leftMs: 0, totalMs: 0 };
}
