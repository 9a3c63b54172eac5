import { accept, refuse, type Result } from '../result.ts';
import type { DebateCommand, DebateRefusal } from './commands.ts';
import type { CommandResult } from './decide/command-result.ts';
import {
  agree,
  asHost,
  decline,
  endAsHost,
  extendAsHost,
  handOver,
  nameJudgesAsHost,
  pauseAsHost,
  proposeEnd,
  resumeAsHost,
} from './decide/asking.ts';
import { goOut, takeChair } from './decide/chair.ts';
import { advance } from './decide/clock.ts';
import { choose } from './decide/coin.ts';
import { comeBack, keepWaiting, reportMissing, substitute } from './decide/connection.ts';
import { edit } from './decide/edit.ts';
import { sweep, watch } from './decide/ending.ts';
import { mute, remove, setModerator } from './decide/host.ts';
import { closeBallots, declineJudging, fileBallot } from './decide/judging.ts';
import { coolOff, halt } from './decide/moderator.ts';
import { answerPoi, offerPoi } from './decide/poi.ts';
import { endPrep, takePrep } from './decide/prep-bank.ts';
import { giveFloor, lowerHand, raiseHand } from './decide/queue.ts';
import { answerRestatement, skipRestatement } from './decide/restatement.ts';
import { cancel, leave, ready, takeSeat } from './decide/seats.ts';
import { speak, yieldFloor } from './decide/speak.ts';
import { evolve } from './evolve.ts';
import type { DebateEvent, Happening } from './events.ts';
import type { Format } from './format.ts';
import { isStale } from './meant-step.ts';
import type { DebateState } from './state.ts';

export type Decision = Result<DebateEvent[], DebateRefusal>;

/** The first event of a debate's log. */
export function openDebate(
  hostId: string,
  format: Format,
  atMs: number,
): Extract<DebateEvent, { type: 'opened' }> {
  return { type: 'opened', seq: 0, atMs, hostId, format };
}

/**
 * Decides a command: the events it causes, or the reason for a refusal. Pure and total: every state answers every
 * command.
 *
 * `atMs` is the server's clock in epoch milliseconds; a clock that runs backwards is held at the last event. A valid
 * command that refers to a past step is refused.
 */
export function decide(state: DebateState, command: DebateCommand, atMs: number): Decision {
  const at = Math.max(atMs, state.atMs);
  const happened = answer(state, command, at);
  if (!happened.ok) return happened;
  return isStale(state, command) ? refuse('stale-step') : accept(record(state, happened.value, at));
}

type Answers = {
  [Type in DebateCommand['type']]: (
    state: DebateState,
    command: Extract<DebateCommand, { type: Type }>,
    at: number,
  ) => CommandResult;
};

/** One answer for each command; a forgotten one is a type error. */
const ANSWERS: Answers = {
  takeSeat,
  leave,
  goOut,
  takeChair,
  ready,
  chooseSide: choose,
  chooseOrder: choose,
  speak,
  answerRestatement,
  skipRestatement,
  edit,
  yield: (state, { by }, at) => yieldFloor(state, by, at),
  takePrep: (state, { by }, at) => takePrep(state, by, at),
  endPrep: (state, { by }, at) => endPrep(state, by, at),
  offerPoi: (state, { by }, at) => offerPoi(state, by, at),
  acceptPoi: (state, { by }, at) => answerPoi(state, by, true, at),
  declinePoi: (state, { by }, at) => answerPoi(state, by, false, at),
  raiseHand: (state, { by }, at) => raiseHand(state, by, at),
  lowerHand: (state, { by }) => lowerHand(state, by),
  giveFloor: (state, { by, uid }, at) => giveFloor(state, by, uid, at),
  advance: (state, { stepSeq }, at) => advance(state, stepSeq, at),
  nextStep: (state, { by }, at) => asHost(state, 'nextStep', by, at),
  extend: (state, { by }, at) => extendAsHost(state, by, at),
  pause: (state, { by }, at) => pauseAsHost(state, by, at),
  resume: (state, { by }, at) => resumeAsHost(state, by, at),
  mute,
  remove,
  pauseModerator: (state, { by }, at) => asHost(state, 'pauseModerator', by, at),
  resumeModerator: (state, { by }) => setModerator(state, by, false),
  reportMissing,
  comeBack: (state, { by }, at) => comeBack(state, by, at),
  keepWaiting: (state, { by }, at) => keepWaiting(state, by, at),
  substitute: (state, { by }, at) => substitute(state, by, at),
  proposeEnd: (state, { by }, at) => proposeEnd(state, by, at),
  agree: (state, { by }, at) => agree(state, by, at),
  decline: (state, { by }, at) => decline(state, by, at),
  handOver,
  nameJudges: nameJudgesAsHost,
  declineJudging,
  fileBallot,
  closeBallots,
  end: (state, { by }, at) => endAsHost(state, by, at),
  cancel: (state, { by }) => cancel(state, by),
  watch: (state, { by }) => watch(state, by),
  coolOff,
  halt,
  sweep: (state, { by }) => sweep(state, by),
};

function answer<Type extends DebateCommand['type']>(
  state: DebateState,
  command: Extract<DebateCommand, { type: Type }>,
  at: number,
): CommandResult {
  return ANSWERS[command.type as Type](state, command, at);
}

function record(state: DebateState, happened: Happening[], atMs: number): DebateEvent[] {
  return happened.map((happening, index) => ({ ...happening, seq: state.seq + 1 + index, atMs }));
}

/** The state after the events of one decision. */
export function evolveAll(state: DebateState, events: readonly DebateEvent[]): DebateState {
  return events.reduce(evolve, state);
}
