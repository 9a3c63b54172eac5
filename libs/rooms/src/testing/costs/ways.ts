import { LIMITS, messagesPath, seekerPath, seekerSchema, type RoomCommand } from '@rostrum/domain';
import { aRuling } from '@rostrum/domain/testing';
import type { HouseHandlers } from '../../commands/platform.ts';
import type { Scene, Settings } from './scene.ts';
import {
  appealed,
  begun,
  benGone,
  CLEAN,
  ended,
  give,
  held,
  lastAct,
  nextStep,
  passed,
  said,
  type FieldsOf,
  type Setup,
} from './setups.ts';

/** A command that handlers without a platform answer; the house answers the others. */
export type CountedCommand = Exclude<RoomCommand['type'], keyof HouseHandlers<never>>;

/** How somebody comes to send a command that is accepted. */
export type CommandWay = {
  settings?: Settings;
  setups?: readonly Setup[];
  by: string | ((scene: Scene) => string);
  /** The fields of the command besides its type and the room. */
  fields?: FieldsOf;
};

type Sender = Pick<CommandWay, 'by' | 'fields'>;
const live = (asked: Sender, ...setups: Setup[]): CommandWay => ({ setups: [begun, ...setups], ...asked });
const PLAIN = { by: 'ada' };
const FOR = { by: 'for-1' };
const BEN = { by: 'ben' };
const DARA = { by: 'dara' };

const lastMessage = ({ database, roomId }: Scene) => ({
  messageId: database.all(messagesPath(roomId)).at(-1)?.id ?? '',
});

const PARLIAMENT = { formatId: 'british-parliamentary', lengths: {} };
const FLIPPED = { formatId: 'public-forum', lengths: {} };
const BANKED = { formatId: 'lincoln-douglas' };
const TALK = { lengths: { preparation: 0, 'cross-examination': 1_200 } };
const OPEN = { formatId: 'open-floor' };
const ANYTHING = { language: null, pace: null, formatId: null, motions: [], takesOffered: true };
const CREATION = {
  motion: 'This house would plant more trees in every town',
  formatId: 'quick-clash',
  side: 'for',
  visibility: 'public',
  strictness: 'standard',
};

const captioned = (scene: Scene) => ({ saidInStep: scene.stepIndex(), text: CLEAN });
const seeking = (uid: string) => give(uid, 'seek', () => ({ wish: ANYTHING }));
/** The room to which the queue led Dara. */
const matched = ({ database }: Scene) => ({
  roomId: seekerSchema.parse(database.get(seekerPath('dara')).fields).roomId,
});
/** Somebody of the side that won the coin, or that has the rest to choose. */
const chooser = (scene: Scene) => {
  const { debate } = scene.room();
  if (debate.phase !== 'coinFlip') throw new Error('No coin was flipped');
  return debate.chooser === 'for' ? 'for-1' : 'ben';
};

const pointOffered = [passed(60), give('against-2', 'offerPoi')];
const judged: Setup[] = [give('ada', 'nameJudges', () => ({ uids: ['dara'] })), begun, said, ended];
const turned: Setup[] = [
  nextStep,
  give('ben', 'speak', () => ({ text: 'Trees cost more than most towns can spend.' })),
  nextStep,
  nextStep,
];
const restated: Setup[] = [
  ...turned,
  give('for-1', 'speak', () => ({ text: 'You said that trees cost too much.' })),
];
const paused = [give('ada', 'pause'), passed(1)];
const missing = [
  benGone,
  give('for-1', 'reportMissing', () => ({ uid: 'ben' })),
  passed(LIMITS.reconnectSeconds),
];
const talked: Setup[] = [
  nextStep,
  nextStep,
  ...Array.from({ length: 8 }, (_, at) =>
    give(at % 2 === 0 ? 'for-1' : 'ben', 'speak', () => ({
      text: `Why should trees be planted, point ${at}?`,
    })),
  ),
];
const over = [said, ended, nextStep];

/** One for each command, as most debates know it: two people debate, the host and another person watch. */
export const WAYS: Readonly<Record<CountedCommand, CommandWay>> = {
  create: { by: 'dara', fields: () => CREATION },
  joinByCode: { by: 'emil', fields: (scene) => ({ code: scene.room().code }) },
  enter: { by: 'emil' },
  editMotion: {
    setups: [give('ben', 'leave')],
    ...PLAIN,
    fields: () => ({ motion: 'This house would close the city to cars' }),
  },
  takeSeat: { setups: [give('ben', 'leave')], ...BEN, fields: () => ({ seatId: 'against-1' }) },
  leave: BEN,
  goOut: { ...PLAIN, fields: () => ({ to: 'dara' }) },
  ready: BEN,
  chooseSide: { settings: FLIPPED, setups: [begun], by: chooser, fields: () => ({ side: 'against' }) },
  chooseOrder: { settings: FLIPPED, setups: [begun], by: chooser, fields: () => ({ first: 'against' }) },
  speak: live({ ...FOR, fields: () => ({ text: CLEAN }) }),
  caption: live({ ...FOR, fields: captioned }, give('for-1', 'caption', captioned), passed(5)),
  edit: live({ ...FOR, fields: (scene) => ({ ...lastMessage(scene), text: `${CLEAN} Always.` }) }, said),
  withdraw: live({ ...FOR, fields: lastMessage }, held),
  answerRestatement: {
    settings: { steelmanGate: true },
    setups: [begun, ...restated],
    ...BEN,
    fields: () => ({ answer: 'fair' }),
  },
  skipRestatement: {
    settings: { steelmanGate: true },
    setups: [begun, ...restated, give('ben', 'answerRestatement', () => ({ answer: 'unfair' }))],
    ...FOR,
  },
  yield: live(FOR),
  takePrep: { settings: BANKED, setups: [begun], ...FOR },
  endPrep: { settings: BANKED, setups: [begun, give('for-1', 'takePrep')], ...FOR },
  offerPoi: { settings: PARLIAMENT, setups: [begun, nextStep, passed(60)], by: 'against-2' },
  acceptPoi: { settings: PARLIAMENT, setups: [begun, nextStep, ...pointOffered], ...FOR },
  declinePoi: { settings: PARLIAMENT, setups: [begun, nextStep, ...pointOffered], ...FOR },
  raiseHand: { settings: OPEN, setups: [begun], ...DARA },
  lowerHand: {
    settings: OPEN,
    setups: [begun, give('ben', 'raiseHand'), give('dara', 'raiseHand')],
    ...DARA,
  },
  giveFloor: {
    settings: OPEN,
    setups: [begun, give('dara', 'raiseHand'), give('ben', 'raiseHand')],
    ...PLAIN,
    fields: () => ({ uid: 'ben' }),
  },
  advance: live(DARA, passed(600)),
  nextStep: live(PLAIN),
  extend: live(PLAIN),
  pause: live(PLAIN),
  resume: live(PLAIN, ...paused),
  mute: live({ ...PLAIN, fields: () => ({ uid: 'ben' }) }),
  remove: live({ ...PLAIN, fields: () => ({ uid: 'dara' }) }),
  pauseModerator: live(PLAIN),
  resumeModerator: live(PLAIN, give('ada', 'pauseModerator')),
  reportMissing: live({ ...FOR, fields: () => ({ uid: 'ben' }) }, benGone),
  comeBack: live(BEN, ...missing),
  keepWaiting: live(PLAIN, ...missing),
  substitute: live(FOR, ...missing),
  proposeEnd: live(FOR, said),
  agree: live(BEN, said, give('for-1', 'proposeEnd')),
  decline: live(BEN, said, give('for-1', 'proposeEnd')),
  handOver: live({ ...PLAIN, fields: () => ({ uid: 'dara' }) }),
  end: live(PLAIN, said),
  cancel: PLAIN,
  chat: live({ ...DARA, fields: () => ({ text: 'Good point.' }) }),
  vote: { setups: [], ...DARA, fields: () => ({ ballot: 'before', choice: 'for' }) },
  react: live({ ...DARA, fields: (scene) => ({ ...lastMessage(scene), reaction: 'strongPoint' }) }, said),
  flag: live({ ...DARA, fields: (scene) => ({ ...lastMessage(scene), reason: 'offTopic' }) }, said),
  callUnfair: live({ ...FOR, fields: lastAct }, held),
  appeal: live({ ...FOR, fields: (scene) => ({ ...lastAct(scene), reason: 'I quoted a book.' }) }, held),
  decideAppeal: live(
    {
      ...PLAIN,
      fields: (scene) => ({ ...lastAct(scene), verdict: 'overturned', reason: 'It was a quotation.' }),
    },
    held,
    appealed,
  ),
  undoAct: live({ ...PLAIN, fields: lastAct }, held),
  silenceType: live({ ...PLAIN, fields: () => ({ act: 'evidence' }) }),
  allowType: live(
    { ...PLAIN, fields: () => ({ act: 'evidence' }) },
    give('ada', 'silenceType', () => ({ act: 'evidence' })),
  ),
  answerCall: live(FOR),
  askSummary: { settings: TALK, setups: [begun, ...talked], ...PLAIN },
  nameJudges: { settings: BANKED, ...PLAIN, fields: () => ({ uids: ['dara'] }) },
  declineJudging: { settings: BANKED, setups: judged, ...DARA },
  fileBallot: {
    settings: BANKED,
    setups: judged,
    ...DARA,
    fields: (scene) => ({ ballot: aRuling(scene.room().debate), reason: 'The costs decided it.' }),
  },
  closeBallots: { settings: BANKED, setups: [...judged, passed(86_400)], ...PLAIN },
  seek: { ...DARA, fields: () => ({ wish: ANYTHING }) },
  keepSeeking: { setups: [seeking('dara')], ...DARA },
  stopSeeking: { setups: [seeking('dara')], ...DARA },
  seekAgain: {
    setups: [seeking('dara'), seeking('emil'), passed(LIMITS.meetSeconds)],
    ...DARA,
    fields: matched,
  },
  askRematch: live({ ...FOR, fields: () => ({ other: null }) }, ...over),
  answerRematch: live(
    { ...BEN, fields: (scene) => ({ askedAtMs: scene.room().rematch?.atMs ?? 0, answer: 'yes' }) },
    ...over,
    give('for-1', 'askRematch', () => ({ other: null })),
  ),
};
