import type { DebateCommand } from './commands.ts';
import { deadlinesOf, hasFloor, type DebateState } from './state.ts';

type Type = DebateCommand['type'];
/** A command that names its moment. */
type Aimed = Extract<DebateCommand, { stepSeq: number }>;

/** A command without its moment: the state on the person's screen supplies it. */
export type Unaimed<Command> = Command extends { stepSeq: number }
  ? Omit<Command, 'stepSeq'> & { stepSeq?: number }
  : Command;

export type UnaimedCommand = Unaimed<DebateCommand>;

/** A moment in words, and the numbers by which a command of `by` may name it now; none if there is no such moment. */
type Moment = { is: string; numbers: (state: DebateState, by: string) => readonly number[] };

const liveStep = (state: DebateState) => (state.phase === 'live' ? [state.floor.stepSeq] : []);

const runningStep: Moment = { is: 'the running step', numbers: liveStep };

const pausedStep: Moment = {
  is: 'the pause, by the step that it holds up',
  numbers: (state) => (state.phase === 'paused' ? [state.floor.stepSeq] : []),
};

const readyCheck: Moment = {
  is: 'the ready check or the preparation',
  numbers: (state) => ('ready' in state ? [state.stepSeq] : []),
};

const coin: Moment = {
  is: 'the choice after the coin',
  numbers: (state) => (state.phase === 'coinFlip' ? [state.stepSeq] : []),
};

const bank: Moment = {
  is: 'the preparation from the bank',
  numbers: (state) => (state.phase === 'prepBank' ? [state.stepSeq] : []),
};

const point: Moment = {
  is: 'the point of information that it answers',
  numbers: (state) => (hasFloor(state) && state.floor.poi ? [state.floor.poi.seq] : []),
};

const restatement: Moment = {
  is: 'the question about a restatement',
  numbers: (state) => (hasFloor(state) && state.floor.restatement ? [state.floor.restatement.seq] : []),
};

const question: Moment = {
  is: 'the question that it answers',
  numbers: ({ asked }) => (asked ? [asked.seq] : []),
};

const stepOrPause: Moment = {
  is: 'the running step, or the pause that it makes longer',
  numbers: (state) => (state.phase === 'paused' ? [state.stepSeq] : liveStep(state)),
};

const stepPauseOrBank: Moment = {
  is: 'the step, the pause or the preparation from the bank in which it is said',
  numbers: (state) =>
    state.phase === 'paused' || state.phase === 'prepBank' ? [state.stepSeq] : liveStep(state),
};

const deadlines: Moment = {
  is: 'any deadline that runs',
  numbers: (state) => deadlinesOf(state).map(({ stepSeq }) => stepSeq),
};

const whatRuns: Moment = {
  is: 'what it ends: a step, the preparation, a choice or the vote',
  numbers: (state) =>
    state.phase === 'coinFlip' || state.phase === 'prep' || state.phase === 'verdictVote'
      ? [state.stepSeq]
      : liveStep(state),
};

const ownPart: Moment = {
  is: 'one’s own turn, or the step that one speaks in',
  numbers: (state, by) => {
    if (state.phase !== 'live') return [];
    const { turn, stepSeq } = state.floor;
    return [turn?.uid === by ? turn.seq : stepSeq];
  },
};

const runningTurn: Moment = {
  is: 'the turn that it ends, or the step where nobody has one',
  numbers: (state) => (state.phase === 'live' ? [state.floor.turn?.seq ?? state.floor.stepSeq] : []),
};

/**
 * The moment that each command refers to, by the number of the event that set it, or the reason why a command needs
 * none. A pause is named by the step that it interrupts, because resuming gives that step a new number.
 */
/* eslint-disable words/visible -- Reasons for engineers. */
export const MEANS: { [One in Type]: One extends Aimed['type'] ? Moment : string } = {
  takeSeat: 'It names a seat, which is free or not.',
  leave: 'A person who leaves gives up their seat, in any step.',
  goOut: 'It gives the chair up before the debate has begun; a second one finds another host.',
  takeChair: 'The server gives it for somebody who comes in.',
  ready: readyCheck,
  chooseSide: coin,
  chooseOrder: coin,
  speak: 'Words belong to the person who has the floor when they arrive, and are refused to everybody else.',
  answerRestatement: restatement,
  skipRestatement: restatement,
  edit: 'It names a message, for thirty seconds.',
  yield: ownPart,
  takePrep: runningStep,
  endPrep: bank,
  offerPoi: runningStep,
  acceptPoi: point,
  declinePoi: point,
  raiseHand: runningStep,
  lowerHand: 'It takes back a wish of one’s own, wherever that stands.',
  giveFloor: runningTurn,
  advance: deadlines,
  nextStep: whatRuns,
  extend: stepOrPause,
  pause: runningStep,
  resume: pausedStep,
  mute: 'It names a person, for a minute.',
  remove: 'It names a person, permanently.',
  pauseModerator: 'It is about the AI, which is paused or not.',
  resumeModerator: 'It is about the AI, which is paused or not.',
  reportMissing: 'It names a person, and the stored heartbeat decides.',
  comeBack: pausedStep,
  keepWaiting: pausedStep,
  substitute: pausedStep,
  proposeEnd: stepPauseOrBank,
  agree: question,
  decline: question,
  handOver: 'It names a person, who has to accept, or nobody.',
  nameJudges: 'It names the whole panel.',
  declineJudging: 'It gives back a role of one’s own.',
  fileBallot: 'Each judge has one ballot, and it is open once.',
  closeBallots: 'The ballots close once.',
  end: stepPauseOrBank,
  cancel: 'It calls the whole debate off, which nobody can do once it has begun.',
  watch: 'The server gives it for somebody who is there.',
  coolOff: 'The server gives it with the words that it follows from.',
  halt: 'The server gives it with the words that it follows from.',
  sweep: 'The server gives it where it has seen that nobody is there.',
};
/* eslint-enable words/visible */

/** Whether a command names a moment that is over or never existed. */
export function isStale(state: DebateState, command: DebateCommand): boolean {
  return isAimed(command) && !namesOf(command.type, state, command.by).includes(command.stepSeq);
}

/**
 * The number of the moment that a command of this type refers to in this state. It is 0 if there is none, so that the
 * debate refuses with its own reason.
 */
export function meantStep(state: DebateState, type: Type, by: string): number {
  return namesOf(type, state, by)[0] ?? 0;
}

/** The command as sent by a person who sees that state. It gets the current moment unless it already names one. */
export function aimed(state: DebateState, command: UnaimedCommand): DebateCommand {
  if (!isAimed(command)) return command;
  return { ...command, stepSeq: command.stepSeq ?? meantStep(state, command.type, command.by) };
}

function namesOf(type: Type, state: DebateState, by: string): readonly number[] {
  const means: Moment | string = MEANS[type];
  return typeof means === 'string' ? [] : means.numbers(state, by);
}

/** Whether a command of that type names its moment. */
export function isAimed<Command extends { type: string }>(
  command: Command,
): command is Extract<Command, { type: Aimed['type'] }> {
  const means: Readonly<Record<string, Moment | string>> = MEANS;
  return Object.hasOwn(means, command.type) && typeof means[command.type] !== 'string';
}
