import { countOf, currentStep, hasFloor, seatedOn, type DebateState, type Step } from '@rostrum/domain';

const TALKS: ReadonlySet<Step['kind']> = new Set(['crossfire', 'discussion', 'questions', 'openFloor']);

/** A step in which people talk to each other, including a cross-examination in which both ask and answer. */
export function isOpenStep(step: Step | undefined): boolean {
  if (!step) return false;
  return TALKS.has(step.kind) || (step.kind === 'crossExamination' && step.askingSeatIds.length === 0);
}

/** An open step, or one in which one person asks and another answers. */
export function isExchange(step: Step | undefined): boolean {
  return isOpenStep(step) || step?.kind === 'crossExamination';
}

/** Whether a prepared speech is in progress, which nothing may interrupt. */
export function isPreparedSpeech(debate: DebateState): boolean {
  const kind = currentStep(debate)?.kind;
  return debate.phase === 'live' && (kind === 'speech' || kind === 'rebuttal');
}

/** The people who share the running step. In a step with a queue these are the debaters who may answer. */
export function sharersOf(debate: DebateState): string[] {
  return seatedOn(debate, currentStep(debate));
}

export function stepIndexOf(debate: DebateState): number {
  return hasFloor(debate) ? debate.floor.stepIndex : 0;
}

/** The speakers of a step who said nothing in it. In an open step nobody has to speak. */
export function silentIn(debate: DebateState): string[] {
  const step = currentStep(debate);
  if (!hasFloor(debate) || !step || isOpenStep(step)) return [];
  return seatedOn(debate, step).filter((uid) => countOf(debate.floor.used, uid) === 0);
}

/** The start of the running step; undefined if none runs. */
export function stepStartOf(debate: DebateState): number | undefined {
  return debate.phase === 'live' ? debate.floor.startedAtMs : undefined;
}
