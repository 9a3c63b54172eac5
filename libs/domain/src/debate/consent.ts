import { isOpponent } from './opponent.ts';
import { otherSide, seatsOn } from './format.ts';
import { meantStep } from './meant-step.ts';
import { LIMITS } from '../limits.ts';
import {
  countOf,
  hasFloor,
  isFinished,
  seatTakenBy,
  sittersOn,
  type Asked,
  type AskedFor,
  type DebateState,
} from './state.ts';

/**
 * The people on the other bench, whom a host on a bench has to ask. Nobody for a host without a seat, while nobody sits
 * opposite, and in a practice debate: its opponent is no person.
 */
export function peopleOpposite(state: DebateState, uid: string): string[] {
  const side = seatTakenBy(state, uid)?.side;
  if (!side) return [];
  const opposite = sittersOn(state, seatsOn(state.format, otherSide(side)));
  return opposite.filter((other) => !isOpponent(other));
}

/** One person’s question of one kind, to one person where it is the chair. */
export function questionKey({ by, what, to }: Pick<Asked, 'by' | 'what' | 'to'>): string {
  return [by, what, ...(to === null ? [] : [to])].join(' ');
}

/** Whether a step has heard a question so often that it is not asked again before the next one. */
export function isAskedEnough(state: DebateState, question: Pick<Asked, 'by' | 'what' | 'to'>): boolean {
  return hasFloor(state) && countOf(state.floor.questions, questionKey(question)) >= LIMITS.questionsPerStep;
}

/** The question that can be answered at that moment; none after its time, or once what it is about is over. */
export function openQuestion(state: DebateState, at: number): Asked | undefined {
  const { asked } = state;
  if (!asked || asked.declinedBy !== null || at > asked.lapsesAtMs) return undefined;
  return mayStillAsk(state, asked) && isStillAbout(state, asked) ? asked : undefined;
}

/** The last question, if nobody agreed to it and what it was about is not over. */
export function questionWithoutYes(state: DebateState, at: number): Asked | undefined {
  const { asked } = state;
  if (!asked || openQuestion(state, at)) return undefined;
  return mayStillAsk(state, asked) && isStillAbout(state, asked) ? asked : undefined;
}

/**
 * Whether somebody is among those who answer a question: the person offered the chair, or the other bench. The practice
 * opponent answers where no person sits beside it.
 */
export function mayAnswer(state: DebateState, { by, to }: Asked, uid: string): boolean {
  if (to !== null) return uid === to;
  if (isOpponent(uid) && peopleOpposite(state, by).length > 0) return false;
  const [asking, answering] = [seatTakenBy(state, by)?.side, seatTakenBy(state, uid)?.side];
  return asking !== undefined && answering !== undefined && asking !== answering;
}

/** A debater may ask to end; everything else is asked by the host. */
function mayStillAsk(state: DebateState, { by, what }: Asked): boolean {
  if (what === 'end') return seatTakenBy(state, by) !== undefined;
  if (by !== state.hostId) return false;
  if (what === 'chair') return true;
  // The moderator keeps a clock that was left to it, but never continues after a stop of its own, and names no judges.
  return (
    (what === 'resume' || what === 'judges' || !state.moderatorChairs) && seatTakenBy(state, by) !== undefined
  );
}

function isStillAbout(state: DebateState, { what, stepSeq, by, to }: Asked): boolean {
  if (what === 'chair') return !isFinished(state) && to !== null && !state.removed.includes(to);
  if (what === 'end') return hasFloor(state);
  return stepSeq === momentOfQuestion(state, what, by);
}

/** The moment that a question of that kind is about; 0 for the whole debate. */
export function momentOfQuestion(state: DebateState, what: AskedFor, by: string): number {
  if (what === 'chair' || what === 'end' || what === 'pauseModerator' || what === 'judges') return 0;
  // A longer pause is asked for in the pause, a second pause in the step.
  const isLonger = what === 'pause' && state.phase === 'paused';
  return meantStep(state, isLonger ? 'extend' : what, by);
}
