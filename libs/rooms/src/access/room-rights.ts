import type { RoomCommand } from '@rostrum/domain';

/**
 * Who may send a command to a room that they can see: `anybody`; `invited` people, even into a private room; a
 * `member`, who came in or has a part in the debate; its `host`; a `decider` of appeals, meaning the host, a judge or a
 * moderator of the house. The debate itself checks seats, turns and the right moment; the handler checks whether
 * words are one's own.
 */
export type Right = {
  who: 'anybody' | 'invited' | 'member' | 'host' | 'decider';
  /** Whether the audience may still send it despite a block between them and the host. */
  isOpenToApart: boolean;
  /** Whether it is still possible after the house has closed the debate and nothing can be added. */
  isOpenToClosed?: true;
};

const ANYBODY: Right = { who: 'anybody', isOpenToApart: false };
const MEMBER: Right = { who: 'member', isOpenToApart: false };
const HOST: Right = { who: 'host', isOpenToApart: false };
/** Nobody is kept in a queue, a turn or a seat, or forced to leave words up. */
const WAY_OUT: Right = { who: 'anybody', isOpenToApart: true, isOpenToClosed: true };

/** Commands of the queue, which name no room. */
type QueueCommand = 'seek' | 'keepSeeking' | 'stopSeeking';

/**
 * Everything that opens a room: every command that reads it, including those of other areas, and a report to the
 * house about something in it.
 */
export type RoomUse =
  | Exclude<RoomCommand['type'], 'create' | 'joinByCode' | 'speak' | 'answerCall' | QueueCommand>
  | 'report'
  | 'acceptInvitation'
  | 'rate'
  | 'correctMap'
  | 'askReport';

/**
 * One row for each. Missing here: `create`, `joinByCode` and the queue, which name no room; `speak`, whose rights depend on the
 * turn; and `answerCall`, which touches only the caller's own notice.
 */
export const ROOM_RIGHTS: Readonly<Record<RoomUse, Right>> = {
  // A debate that the house closed can still be read, and one comes in to read it.
  enter: { ...ANYBODY, isOpenToClosed: true },
  // Taking a seat or raising a hand also enters the room.
  takeSeat: ANYBODY,
  raiseHand: ANYBODY,
  // Any browser may report that time is up or that a person is gone; the server checks for itself.
  advance: ANYBODY,
  reportMissing: ANYBODY,
  ready: ANYBODY,
  chooseSide: ANYBODY,
  chooseOrder: ANYBODY,
  answerRestatement: ANYBODY,
  skipRestatement: ANYBODY,
  takePrep: ANYBODY,
  endPrep: ANYBODY,
  offerPoi: ANYBODY,
  acceptPoi: ANYBODY,
  declinePoi: ANYBODY,
  giveFloor: ANYBODY,
  nextStep: ANYBODY,
  extend: ANYBODY,
  pause: ANYBODY,
  resume: ANYBODY,
  mute: ANYBODY,
  remove: ANYBODY,
  pauseModerator: ANYBODY,
  resumeModerator: ANYBODY,
  comeBack: ANYBODY,
  keepWaiting: ANYBODY,
  substitute: ANYBODY,
  proposeEnd: ANYBODY,
  agree: ANYBODY,
  decline: ANYBODY,
  handOver: ANYBODY,
  // The debate knows its judges.
  nameJudges: ANYBODY,
  fileBallot: ANYBODY,
  closeBallots: ANYBODY,
  declineJudging: WAY_OUT,
  end: ANYBODY,
  cancel: ANYBODY,
  // The handlers ask for a seat in the debate, now or at its end.
  seekAgain: ANYBODY,
  askRematch: ANYBODY,
  answerRematch: ANYBODY,
  askSummary: ANYBODY,
  undoAct: ANYBODY,
  edit: ANYBODY,
  // The debate says who has the floor.
  caption: ANYBODY,
  chat: MEMBER,
  vote: MEMBER,
  react: MEMBER,
  flag: MEMBER,
  appeal: MEMBER,
  callUnfair: MEMBER,
  editMotion: HOST,
  hideMessage: HOST,
  showMessage: HOST,
  callHouse: HOST,
  silenceType: HOST,
  allowType: HOST,
  // A person who appealed before the house closed the debate still gets an answer.
  decideAppeal: { who: 'decider', isOpenToApart: true, isOpenToClosed: true },
  lowerHand: WAY_OUT,
  yield: WAY_OUT,
  leave: WAY_OUT,
  goOut: WAY_OUT,
  withdraw: WAY_OUT,
  // A person who blocked another may still say why.
  report: WAY_OUT,
  acceptInvitation: { who: 'invited', isOpenToApart: false },
  rate: MEMBER,
  correctMap: MEMBER,
  // The record of a public debate is open to all who read it.
  askReport: WAY_OUT,
};
