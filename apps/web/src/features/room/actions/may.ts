import {
  aimed,
  DEBATE_REFUSALS,
  decide,
  type DebateRefusal,
  type DebateState,
  type UnaimedCommand,
} from '@rostrum/domain';

/**
 * Whether a debate would accept a command now, else why not, in words. `asks`: it only asks the other bench. The rules are
 * the domain's alone.
 */
export type May =
  { allowed: true; asks: boolean } | { allowed: false; refusal: DebateRefusal; because: string };

export function may(debate: DebateState, command: UnaimedCommand, nowMs: number): May {
  const decision = decide(debate, aimed(debate, command), nowMs);
  if (decision.ok) return { allowed: true, asks: decision.value.some(({ type }) => type === 'asked') };
  return { allowed: false, refusal: decision.refusal, because: DEBATE_REFUSALS[decision.refusal]() };
}

/** Whether the command has a button at all: it has none if it can never help this person now. */
export function isOffered(verdict: May): boolean {
  return verdict.allowed || !NOT_OFFERED.has(verdict.refusal);
}

const NOT_OFFERED: ReadonlySet<DebateRefusal> = new Set([
  'not-the-host',
  'not-seated',
  'wrong-phase',
  'already-seated',
  'already-so',
  'not-your-turn',
  'not-your-choice',
  'already-chosen',
  'cannot-be-self',
  'prep-too-late',
  'poi-own-side',
  'no-poi',
  'no-restatement',
  'not-restated',
  'no-queue',
  'hand-not-up',
  'hands-in-order',
  'removed',
  'seat-taken',
  'nobody-missing',
  'nothing-asked',
  'not-yours-to-answer',
  'moderator-chairs',
  'not-neutral',
  'no-judges',
  'not-a-judge',
]);
