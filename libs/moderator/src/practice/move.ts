import {
  currentStep,
  LIMITS,
  mayAnswer,
  openQuestion,
  OPPONENT_UID,
  seatedOn,
  seatTakenBy,
  turnAllowance,
  type DebateState,
  type Live,
  type PracticeLevel,
  type Step,
} from '@rostrum/domain';
import type { MapMessage } from '../map/link.ts';
import type { PracticePart } from './desk.ts';
import { LEVELS } from './levels.ts';

/** The opponent's next move; its words come from the brief. */
export type OpponentMove =
  | { type: 'ready' | 'agree' | 'acceptPoi' | 'declinePoi' | 'raiseHand' | 'yield' }
  | { type: 'speak'; part: PracticePart; limit: number };

type Said = Pick<MapMessage, 'authorId' | 'stepIndex' | 'kind'>;

/** Below this there is no room for a sentence. */
const LEAST_CHARACTERS = 30;
const isOwn = ({ authorId }: Said) => authorId === OPPONENT_UID;

/**
 * The opponent's next move; null if it waits for somebody. `said`: the shown messages, oldest first. Pure, and called
 * again after every event.
 */
export function opponentMove(
  debate: DebateState,
  level: PracticeLevel,
  said: readonly Said[],
  atMs: number,
): OpponentMove | null {
  if (!seatTakenBy(debate, OPPONENT_UID)) return null;
  if (debate.phase === 'readyCheck' || debate.phase === 'prep') {
    return debate.ready.includes(OPPONENT_UID) ? null : { type: 'ready' };
  }
  if (isAskedToEnd(debate, atMs)) return { type: 'agree' };
  return debate.phase === 'live' ? onTheFloor(debate, level, said, atMs) : null;
}

/** Whether the other side proposes to end now. */
export function isAskedToEnd(debate: DebateState, atMs: number): boolean {
  const question = openQuestion(debate, atMs);
  return question?.what === 'end' && mayAnswer(debate, question, OPPONENT_UID);
}

function onTheFloor(
  debate: Live,
  level: PracticeLevel,
  said: readonly Said[],
  atMs: number,
): OpponentMove | null {
  const step = currentStep(debate);
  const { stepIndex, poi, turn, yielded } = debate.floor;
  const here = said.filter((one) => one.stepIndex === stepIndex);
  if (turn?.uid === OPPONENT_UID) {
    const limit = turnAllowance(debate.format, step);
    return hasSpoken(debate) ? { type: 'yield' } : speak('turn', limit);
  }
  if (step?.turnSeconds != null) return fromTheQueue(debate, level, here);
  if (!step || !seatedOn(debate, step).includes(OPPONENT_UID) || yielded.includes(OPPONENT_UID)) return null;
  if (poi && poi.uid !== OPPONENT_UID && atMs <= poi.endsAtMs) {
    if (poi.accepted) return null;
    return { type: LEVELS[level].takesPoints ? 'acceptPoi' : 'declinePoi' };
  }
  if (step.seatIds.length > 1) return inAnExchange(debate, step, level, here);
  return hasSpoken(debate) ? { type: 'yield' } : speak(partOf(debate, step), left(debate, step));
}

function partOf({ format, floor }: Live, { kind, seatIds }: Step): PracticePart {
  if (kind !== 'rebuttal') return 'opening';
  const comesAgain = format.steps.some(
    (step, index) =>
      index > floor.stepIndex && step.kind === 'rebuttal' && step.seatIds.some((id) => seatIds.includes(id)),
  );
  return comesAgain ? 'rebuttal' : 'closing';
}

/** It asks as often as its level allows, answers every question, and yields once the other side has. */
function inAnExchange(
  debate: Live,
  step: Step,
  level: PracticeLevel,
  here: readonly Said[],
): OpponentMove | null {
  const ownSeat = seatTakenBy(debate, OPPONENT_UID)?.id ?? '';
  const isFree = step.askingSeatIds.length === 0;
  const asks = isFree || step.askingSeatIds.includes(ownSeat);
  // Where only the other side asks, everything that it says wants an answer.
  const hasQuestion = here.findLastIndex((one) => !isOwn(one) && (!asks || one.kind === 'question'));
  const hasAnswered = here.findLastIndex((one) => isOwn(one) && one.kind !== 'question');
  const ownQuestion = here.findLastIndex((one) => isOwn(one) && one.kind === 'question');
  const asked = here.filter((one) => isOwn(one) && one.kind === 'question').length;
  const waits = ownQuestion >= 0 && !here.slice(ownQuestion).some((one) => !isOwn(one));
  const isAlone = seatedOn(debate, step).every(
    (uid) => uid === OPPONENT_UID || debate.floor.yielded.includes(uid),
  );
  if (hasQuestion > hasAnswered && (isFree || !asks)) return speak('answer', left(debate, step));
  if (isAlone) return { type: 'yield' };
  if (waits || !asks) return null;
  if (asked < LEVELS[level].questions) return speak('question', left(debate, step));
  return isFree ? null : { type: 'yield' };
}

/** It raises its hand after somebody else has spoken, as often as its level does. */
function fromTheQueue(debate: Live, level: PracticeLevel, here: readonly Said[]): OpponentMove | null {
  if (debate.floor.queue.includes(OPPONENT_UID)) return null;
  const last = here.at(-1);
  const isEnough = here.filter(isOwn).length >= LEVELS[level].questions;
  return isEnough || (last && isOwn(last)) ? null : { type: 'raiseHand' };
}

function speak(part: PracticePart, limit: number): OpponentMove {
  if (limit < LEAST_CHARACTERS) return { type: 'yield' };
  return { type: 'speak', part, limit: Math.min(limit, LIMITS.messageMaxLength) };
}

export function hasSpoken({ floor }: Live): boolean {
  return (floor.used[OPPONENT_UID] ?? 0) > 0;
}

function left({ floor }: Live, { allowance }: Step): number {
  return allowance - (floor.used[OPPONENT_UID] ?? 0);
}
