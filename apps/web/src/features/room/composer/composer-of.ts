import {
  countOf,
  currentStep,
  hasFloor,
  isMuted,
  LIMITS,
  mustRestate,
  paceLengths,
  personName,
  poiAllowance,
  seatedOn,
  seatsTakenBy,
  seatTakenBy,
  type Step,
  turnAllowance,
  type DebateRefusal,
  type DebateState,
  type Room,
} from '@rostrum/domain';
import { leftText, type ComposerState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-composer';
import { hostPauseWords, may } from '../actions/index.ts';
import { timeWithSeconds, turnWords } from '../session/index.ts';

/** A person's way to write at a moment. */
export type ComposerPlan = {
  state: ComposerState;
  limit: number;
  note: string | undefined;
  verb: string;
  /** What an empty box says. */
  placeholder: string;
};

/**
 * A person's composer at a moment of the server's clock; undefined for a person who cannot write at all.
 * `slowUntilMs`: until then the moderator accepts nothing from them; 0 for never. `sendsDraft`: their draft goes out by itself
 * when the time is up.
 */
export function composerOf(
  room: Room,
  uid: string,
  nowMs: number,
  slowUntilMs = 0,
  sendsDraft = false,
): ComposerPlan | undefined {
  const { debate } = room;
  if (!WRITABLE.has(debate.phase)) return undefined;
  if (nowMs < slowUntilMs && debate.phase === 'live' && seatTakenBy(debate, uid))
    return drafting(room, uid, m.sendAgainAt({ time: timeWithSeconds(slowUntilMs) }));
  const verdict = may(debate, { type: 'speak', by: uid, messageId: 'draft', characters: 1 }, nowMs);
  if (verdict.allowed) return restating(room, uid) ?? speaking(debate, uid, nowMs, sendsDraft);
  if (verdict.refusal === 'restatement-open') return waitingForAnswer(room, uid);
  if (isWaitingForTurn(debate, uid)) return drafting(room, uid, m.handUp());
  if (!seatTakenBy(debate, uid)) return undefined;
  if (verdict.refusal === 'not-your-turn') return outOfTurn(room, uid);
  return drafting(room, uid, noteOf(room, uid, verdict, nowMs));
}

/** The words that restate the other side, before anything else is said. */
function restating(room: Room, uid: string): ComposerPlan | undefined {
  const { debate } = room;
  const of = mustRestate(debate, uid);
  if (of === undefined) return undefined;
  return {
    state: 'open',
    limit: Math.min(LIMITS.messageMaxLength, leftNow(debate, uid)),
    note: m.restateNote({ name: personName(room, of) }),
    verb: m.restate(),
    placeholder: m.restatePlaceholder(),
  };
}

function waitingForAnswer(room: Room, uid: string): ComposerPlan {
  const limit = Math.min(LIMITS.messageMaxLength, leftNow(room.debate, uid));
  return { state: 'draft', limit, note: m.writeOn(), verb: m.speak(), placeholder: m.writeAhead() };
}

const WRITABLE: ReadonlySet<DebateState['phase']> = new Set(['prep', 'live', 'prepBank', 'paused']);

/** A member of the audience with a raised hand: their words wait for their turn. */
function isWaitingForTurn(debate: DebateState, uid: string): boolean {
  return debate.phase === 'live' && !seatTakenBy(debate, uid) && debate.floor.queue.includes(uid);
}

function drafting(room: Room, uid: string, note: string): ComposerPlan {
  const placeholder = hasTurnAhead(room.debate, uid) ? m.writeAhead() : m.noTurnLeft();
  return { state: 'draft', limit: limitOfNextTurn(room.debate, uid), note, verb: m.speak(), placeholder };
}

type Refused = { refusal: DebateRefusal; because: string };

/** Why the words have to wait, and that they are kept. */
function noteOf(room: Room, uid: string, { refusal, because }: Refused, nowMs: number): string {
  const { debate } = room;
  if (debate.phase === 'prep') return m.beforeStart();
  if (debate.phase === 'prepBank') return m.sidePrepares({ side: debate.side });
  // A pause that ends by itself, a missing person or a free seat is shown above, with the possible actions.
  if (debate.phase === 'paused')
    return debate.reason === 'host' && debate.endsAtMs === null
      ? m.pausedDraftKept({ pause: hostPauseWords(room, debate, uid) })
      : m.clockPaused();
  if (isMuted(debate, uid, nowMs)) {
    const left = leftText(
      countOf(debate.mutedUntilMs, uid) - nowMs,
      paceLengths(debate.format).muteSeconds * 1_000,
    );
    return m.muted({ left });
  }
  if (refusal === 'cooling-off' && debate.phase === 'live')
    return m.sendAgainAt({ time: timeWithSeconds(debate.floor.coolUntilMs) });
  return NOTES[refusal]?.() ?? because;
}

const NOTES: Partial<Record<DebateRefusal, () => string>> = {
  'too-late': m.tooLate,
  'over-allowance': m.allowanceUsed,
};

function speaking(debate: DebateState, uid: string, nowMs: number, sendsDraft: boolean): ComposerPlan {
  const limit = Math.min(LIMITS.messageMaxLength, leftNow(debate, uid));
  const plan = {
    state: 'open',
    limit,
    note: undefined,
    verb: m.speak(),
    placeholder: m.yourFloor(),
  } as const;
  if (isPointOf(debate, uid, nowMs)) return { ...plan, verb: m.putPoint() };
  const isOver = debate.phase === 'live' && nowMs >= debate.floor.endsAtMs;
  if (!isOver) return plan;
  const seconds = debate.format.graceSeconds;
  return {
    ...plan,
    state: 'grace',
    note: sendsDraft ? m.graceSends({ seconds }) : m.graceKeeps({ seconds }),
  };
}

/** Whether `uid` speaks now because their point of information was taken. */
function isPointOf(debate: DebateState, uid: string, nowMs: number): boolean {
  const poi = debate.phase === 'live' ? debate.floor.poi : null;
  return poi !== null && poi.accepted && poi.uid === uid && nowMs <= poi.endsAtMs;
}

function outOfTurn(room: Room, uid: string): ComposerPlan {
  const { debate } = room;
  const hasYielded = hasFloor(debate) && debate.floor.yielded.includes(uid);
  const who = hasYielded ? m.yielded() : turnWords(room, uid) || m.audienceVotes();
  const ahead = nextTurn(debate, uid) === undefined ? 'no' : 'yes';
  return drafting(room, uid, m.outOfTurn({ ahead, who }));
}

/** Their next step after the running one. */
function nextTurn(debate: DebateState, uid: string): Step | undefined {
  const from = hasFloor(debate) ? debate.floor.stepIndex + 1 : 0;
  return debate.format.steps.slice(from).find(isStepOf(debate, uid));
}

/**
 * Whether words can still be said: in a later step, in the running one until they have yielded or used its characters, as
 * a point of information, or from the queue.
 */
function hasTurnAhead(debate: DebateState, uid: string): boolean {
  if (seatsTakenBy(debate, uid).length === 0 || nextTurn(debate, uid)) return true;
  if (!hasFloor(debate)) return false;
  const step = currentStep(debate);
  if (!seatedOn(debate, step).includes(uid)) return Boolean(step?.poi);
  return !debate.floor.yielded.includes(uid) && leftNow(debate, uid) > 0;
}

function isStepOf(debate: DebateState, uid: string): (step: Step) => boolean {
  const seats = new Set(seatsTakenBy(debate, uid).map(({ id }) => id));
  return ({ seatIds }) => seatIds.some((id) => seats.has(id));
}

/** The remaining allowance under one's current right: a point, a turn from the queue, or the step. */
function leftNow(debate: DebateState, uid: string): number {
  if (!hasFloor(debate)) return 0;
  const { poi, turn, used } = debate.floor;
  const step = currentStep(debate);
  if (poi?.accepted && poi.uid === uid) return poiAllowance(debate.format);
  const isTurn = turn?.uid === uid && !seatedOn(debate, step).includes(uid);
  const allowance = isTurn ? turnAllowance(debate.format, currentStep(debate)) : (step?.allowance ?? 0);
  return Math.max(0, allowance - countOf(used, uid));
}

/** The allowance of one's next turn, or of the last one. */
function limitOfNextTurn(debate: DebateState, uid: string): number {
  if (seatsTakenBy(debate, uid).length === 0) return turnAllowance(debate.format, currentStep(debate));
  const next = nextTurn(debate, uid) ?? debate.format.steps.findLast(isStepOf(debate, uid));
  return next ? Math.min(LIMITS.messageMaxLength, next.allowance) : LIMITS.messageMaxLength;
}
