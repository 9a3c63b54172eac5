import type { DebateCommand } from '../debate/commands.ts';
import { aimed, type UnaimedCommand } from '../debate/meant-step.ts';
import { deadlineOf, freeSeats, type DebateState } from '../debate/state.ts';
import { aRuling } from './judging.ts';
import { BEN, DARA } from './people.ts';

type Type = DebateCommand['type'];

/** One sensible command of each type; those that name a person name Ben. */
const COMMANDS: Record<Type, (by: string, state: DebateState) => UnaimedCommand> = {
  takeSeat: (by, state) => ({ type: 'takeSeat', by, seatId: freeSeats(state)[0]?.id ?? 'against-1' }),
  leave: (by) => ({ type: 'leave', by }),
  goOut: (by) => ({ type: 'goOut', by, to: null, present: [DARA] }),
  takeChair: (by) => ({ type: 'takeChair', by }),
  ready: (by) => ({ type: 'ready', by }),
  chooseSide: (by) => ({ type: 'chooseSide', by, side: 'against' }),
  chooseOrder: (by) => ({ type: 'chooseOrder', by, first: 'against' }),
  speak: (by) => ({ type: 'speak', by, messageId: 'message-1', characters: 10 }),
  answerRestatement: (by) => ({ type: 'answerRestatement', by, answer: 'fair' }),
  skipRestatement: (by) => ({ type: 'skipRestatement', by }),
  edit: (by, { atMs }) => ({ type: 'edit', by, messageId: 'message-1', saidAtMs: atMs, delta: -1 }),
  yield: (by) => ({ type: 'yield', by }),
  takePrep: (by) => ({ type: 'takePrep', by }),
  endPrep: (by) => ({ type: 'endPrep', by }),
  offerPoi: (by) => ({ type: 'offerPoi', by }),
  acceptPoi: (by) => ({ type: 'acceptPoi', by }),
  declinePoi: (by) => ({ type: 'declinePoi', by }),
  raiseHand: (by) => ({ type: 'raiseHand', by }),
  lowerHand: (by) => ({ type: 'lowerHand', by }),
  giveFloor: (by) => ({ type: 'giveFloor', by, uid: BEN }),
  advance: (by, state) => ({ type: 'advance', by, stepSeq: deadlineOf(state)?.stepSeq ?? state.seq }),
  nextStep: (by) => ({ type: 'nextStep', by }),
  extend: (by) => ({ type: 'extend', by }),
  pause: (by) => ({ type: 'pause', by }),
  resume: (by) => ({ type: 'resume', by }),
  mute: (by) => ({ type: 'mute', by, uid: BEN, cameIn: true }),
  remove: (by) => ({ type: 'remove', by, uid: BEN, cameIn: true }),
  pauseModerator: (by) => ({ type: 'pauseModerator', by }),
  resumeModerator: (by) => ({ type: 'resumeModerator', by }),
  reportMissing: (by) => ({ type: 'reportMissing', by, uid: BEN }),
  comeBack: (by) => ({ type: 'comeBack', by }),
  keepWaiting: (by) => ({ type: 'keepWaiting', by }),
  substitute: (by) => ({ type: 'substitute', by }),
  proposeEnd: (by) => ({ type: 'proposeEnd', by }),
  agree: (by) => ({ type: 'agree', by }),
  decline: (by) => ({ type: 'decline', by }),
  handOver: (by) => ({ type: 'handOver', by, uid: DARA, cameIn: true }),
  nameJudges: (by) => ({ type: 'nameJudges', by, uids: [DARA], present: [DARA] }),
  declineJudging: (by) => ({ type: 'declineJudging', by }),
  fileBallot: (by, state) => ({ type: 'fileBallot', by, ballot: aRuling(state) }),
  closeBallots: (by) => ({ type: 'closeBallots', by }),
  end: (by) => ({ type: 'end', by }),
  cancel: (by) => ({ type: 'cancel', by }),
  watch: (by) => ({ type: 'watch', by }),
  coolOff: (by, { atMs }) => ({ type: 'coolOff', by, untilMs: atMs + 60_000 }),
  halt: (by) => ({ type: 'halt', by }),
  sweep: (by) => ({ type: 'sweep', by }),
};

function isType(name: string): name is Type {
  return Object.hasOwn(COMMANDS, name);
}

/** The type of every command, in the order of the contract. */
export const COMMAND_TYPES: readonly Type[] = Object.keys(COMMANDS).filter(isType);

/** A command of that type as a person could send it in that state. */
export function aCommand(type: Type, by: string, state: DebateState): DebateCommand {
  return aimed(state, COMMANDS[type](by, state));
}
