import type { RoomCommand } from '@rostrum/domain';

/**
 * Who may ask something of a room that they may see: `anybody`; somebody `invited`, into a private one too; a `member`, who
 * came in or has a part in the debate; its `host`; a `decider` of appeals, who is the host or a moderator of the house. Seats, turns and the right moment are the
 * debate's own to ask for, and one's own words are the handler's.
 */
export type Right = {
  who: 'anybody' | 'invited' | 'member' | 'host' | 'decider';
  /** Whether it stays possible for the audience when a block stands between them and the host. */
  isOpenToApart: boolean;
  /** Whether it stays possible once the house has closed the debate: nothing is added to it then. */
  isOpenToClosed?: true;
};

const ANYBODY: Right = { who: 'anybody', isOpenToApart: false };
const MEMBER: Right = { who: 'member', isOpenToApart: false };
const HOST: Right = { who: 'host', isOpenToApart: false };
/** Nobody is kept in a line, a turn or a seat, or made to leave words where they are. */
const WAY_OUT: Right = { who: 'anybody', isOpenToApart: true, isOpenToClosed: true };

/** What opens a room: every command of one that reads it, of other areas too, and a report to the house about something in it. */
export type RoomAct =
  | Exclude<RoomCommand['type'], 'create' | 'joinByCode' | 'speak' | 'answerCall'>
  | 'report'
  | 'acceptInvitation'
  | 'rate'
  | 'correctMap'
  | 'askReport';

/**
 * One row for each. Not here: `create` and `joinByCode`, which name no room; `speak`, whose rights are its turn's; and
 * `answerCall`, which touches only the caller's own notice.
 */
export const ROOM_RIGHTS: Readonly<Record<RoomAct, Right>> = {
  // A debate that the house closed can still be read, and one comes in to read it.
  enter: { ...ANYBODY, isOpenToClosed: true },
  // Taking a seat or raising a hand also enters the room.
  takeSeat: ANYBODY,
  raiseHand: ANYBODY,
  // Any browser may say that time is up or that somebody is gone; the server looks for itself.
  advance: ANYBODY,
  reportMissing: ANYBODY,
  ready: ANYBODY,
  chooseSide: ANYBODY,
  chooseOrder: ANYBODY,
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
  agreeEnd: ANYBODY,
  declineEnd: ANYBODY,
  end: ANYBODY,
  cancel: ANYBODY,
  askSummary: ANYBODY,
  undoAct: ANYBODY,
  edit: ANYBODY,
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
  // Who appealed before the house closed the debate still gets an answer.
  decideAppeal: { who: 'decider', isOpenToApart: true, isOpenToClosed: true },
  lowerHand: WAY_OUT,
  yield: WAY_OUT,
  leave: WAY_OUT,
  withdraw: WAY_OUT,
  // A person who blocked somebody may still say why.
  report: WAY_OUT,
  acceptInvitation: { who: 'invited', isOpenToApart: false },
  rate: MEMBER,
  correctMap: MEMBER,
  // The record of a public debate is open to all who read it.
  askReport: WAY_OUT,
};
