import {
  characterAllowance,
  countOf,
  currentStep,
  LIMITS,
  seatTakenBy,
  type DebateRefusal,
  type DebateState,
  type Room,
  type Step,
} from '@rostrum/domain';
import type { ComposerState } from '@rostrum/ui';
import { may } from './may.ts';
import { turnWords } from './names.ts';

/** How one person may write at a moment. `held` says that what they send now waits for their turn. */
export type ComposerPlan = {
  state: ComposerState;
  limit: number;
  note: string | undefined;
  verb: string;
  held: boolean;
};

/** The composer of a debater at a moment of the server's clock; undefined for who cannot write at all. */
export function composerOf(room: Room, uid: string, nowMs: number): ComposerPlan | undefined {
  const { debate } = room;
  if (!seatTakenBy(debate, uid) || !WRITABLE.has(debate.phase)) return undefined;
  const verdict = may(debate, { type: 'speak', by: uid, messageId: 'draft', characters: 1 }, nowMs);
  if (verdict.allowed) return speaking(debate, uid, nowMs);
  if (verdict.refusal === 'not-your-turn') return outOfTurn(room, uid);
  const note = WAITING[debate.phase] ?? NOTES[verdict.refusal] ?? verdict.because;
  return { state: 'draft', limit: limitOfNextTurn(debate, uid), note, verb: 'Speak', held: false };
}

const WRITABLE: ReadonlySet<DebateState['phase']> = new Set(['prep', 'live', 'paused']);

const WAITING: Partial<Record<DebateState['phase'], string>> = {
  prep: 'The debate has not begun. Write your opening now; it is kept on this device until your turn.',
  paused: 'The host has paused the debate. Your draft is kept.',
};

const NOTES: Partial<Record<DebateRefusal, string>> = {
  'too-late': 'The time for this step is over. What you wrote is kept.',
  'over-allowance': 'You have used every character of this step. Yield the floor when you are done.',
};

function speaking(debate: DebateState, uid: string, nowMs: number): ComposerPlan {
  const step = currentStep(debate);
  const inGrace = debate.phase === 'live' && nowMs >= debate.floor.endsAtMs;
  return {
    state: inGrace ? 'grace' : 'open',
    limit: step ? leftInStep(debate, step, uid) : 0,
    note: inGrace
      ? `Time. Finish your sentence: sending works for ${debate.format.graceSeconds} seconds.`
      : undefined,
    verb: 'Speak',
    held: false,
  };
}

function outOfTurn(room: Room, uid: string): ComposerPlan {
  const { debate } = room;
  const hasYielded = 'floor' in debate && debate.floor.yielded.includes(uid);
  const who = hasYielded ? 'You have yielded the floor' : turnWords(room, uid);
  return {
    state: 'open',
    limit: limitOfNextTurn(debate, uid),
    note: `${who}. Write ahead if you like: sent now, it is held and only you see it.`,
    verb: 'Send to hold',
    held: true,
  };
}

/** What one may still post in the running step. */
function leftInStep(debate: DebateState, step: Step, uid: string): number {
  const used = 'floor' in debate ? countOf(debate.floor.used, uid) : 0;
  return Math.min(LIMITS.messageMaxLength, Math.max(0, characterAllowance(step) - used));
}

/** What one may post when one's turn comes: the allowance of the next own step, or of the last one. */
function limitOfNextTurn(debate: DebateState, uid: string): number {
  const seatId = seatTakenBy(debate, uid)?.id ?? '';
  const from = 'floor' in debate ? debate.floor.stepIndex + 1 : 0;
  const own = debate.format.steps.filter((step) => step.seatIds.includes(seatId));
  const next = debate.format.steps.slice(from).find((step) => step.seatIds.includes(seatId)) ?? own.at(-1);
  return next ? Math.min(LIMITS.messageMaxLength, characterAllowance(next)) : LIMITS.messageMaxLength;
}
