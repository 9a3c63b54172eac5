import type { AccountCommand } from './account.ts';
import type { FeedbackCommand } from './feedback.ts';
import type { HouseCommand } from './house.ts';
import type { CommandArea } from './limits-table.ts';
import type { PeopleCommand } from './people.ts';
import type { PictureCommand } from './pictures.ts';
import type { RoomCommand } from './rooms.ts';
import type { TopicCommand } from './topics.ts';

/** Who may give a command at all, before what it is about decides. */
export type CommandRow = {
  /** Signed-in people if it is missing. */
  only?: 'house' | 'operators';
  /** Whether they must have accepted the house rules. */
  needsRules?: true;
  /** Whether a suspended person may still give it. */
  whileSuspended?: true;
};

const ANYBODY: CommandRow = {};
/** Commands that begin a debate, join one or add words. People may look around, leave and delete without. */
const AFTER_RULES: CommandRow = { needsRules: true };
/** What helps a suspended person: their data, decisions about them, and protection from others. */
const ALWAYS: CommandRow = { whileSuspended: true };
const HOUSE: CommandRow = { only: 'house' };
const OPERATORS: CommandRow = { only: 'operators' };

const ROOMS: Record<RoomCommand['type'], CommandRow> = {
  create: AFTER_RULES,
  joinByCode: AFTER_RULES,
  enter: ANYBODY,
  editMotion: AFTER_RULES,
  speak: AFTER_RULES,
  caption: AFTER_RULES,
  edit: AFTER_RULES,
  withdraw: ALWAYS,
  chat: AFTER_RULES,
  vote: AFTER_RULES,
  react: AFTER_RULES,
  flag: ANYBODY,
  callUnfair: ANYBODY,
  appeal: ALWAYS,
  decideAppeal: ANYBODY,
  askSummary: ANYBODY,
  reportMissing: ANYBODY,
  seek: AFTER_RULES,
  keepSeeking: ANYBODY,
  stopSeeking: ANYBODY,
  seekAgain: AFTER_RULES,
  askRematch: AFTER_RULES,
  answerRematch: AFTER_RULES,
  undoAct: ANYBODY,
  silenceType: ANYBODY,
  allowType: ANYBODY,
  answerCall: ANYBODY,
  hideMessage: ANYBODY,
  showMessage: ANYBODY,
  callHouse: ANYBODY,
  takeSeat: AFTER_RULES,
  leave: ALWAYS,
  goOut: ANYBODY,
  ready: ANYBODY,
  chooseSide: ANYBODY,
  chooseOrder: ANYBODY,
  answerRestatement: ANYBODY,
  skipRestatement: ANYBODY,
  yield: ANYBODY,
  takePrep: ANYBODY,
  endPrep: ANYBODY,
  offerPoi: ANYBODY,
  acceptPoi: ANYBODY,
  declinePoi: ANYBODY,
  raiseHand: AFTER_RULES,
  lowerHand: ANYBODY,
  giveFloor: ANYBODY,
  advance: ANYBODY,
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
  nameJudges: ANYBODY,
  declineJudging: ANYBODY,
  fileBallot: ANYBODY,
  closeBallots: ANYBODY,
  end: ANYBODY,
  cancel: ANYBODY,
};

const PEOPLE: Record<PeopleCommand['type'], CommandRow> = {
  saveProfile: ANYBODY,
  passStep: ANYBODY,
  acceptRules: ANYBODY,
  follow: ANYBODY,
  unfollow: ALWAYS,
  block: ALWAYS,
  unblock: ALWAYS,
  challenge: AFTER_RULES,
  invite: AFTER_RULES,
  acceptInvitation: AFTER_RULES,
  declineInvitation: ANYBODY,
  withdrawInvitation: ANYBODY,
  readNotices: ALWAYS,
  readChannels: ANYBODY,
  saveReach: ANYBODY,
  addDevice: ANYBODY,
  removeDevice: ANYBODY,
  tryMailAgain: ANYBODY,
  find: ANYBODY,
};

const TOPICS: Record<TopicCommand['type'], CommandRow> = {
  publish: AFTER_RULES,
  edit: AFTER_RULES,
  withdraw: ALWAYS,
  vote: ANYBODY,
  propose: ANYBODY,
  findCase: ANYBODY,
};

const FEEDBACK: Record<FeedbackCommand['type'], CommandRow> = {
  rate: ANYBODY,
  correctMap: ANYBODY,
  askReport: ANYBODY,
  suggest: ANYBODY,
  answerSuggestion: OPERATORS,
  reportUnreadable: ANYBODY,
};

const ACCOUNT: Record<AccountCommand['type'], CommandRow> = { download: ALWAYS, delete: ALWAYS };

const PICTURES: Record<PictureCommand['type'], CommandRow> = {
  setPhoto: ANYBODY,
  removePhoto: ALWAYS,
  keepScreenshot: ANYBODY,
};

const HOUSE_COMMANDS: Record<HouseCommand['type'], CommandRow> = {
  report: ANYBODY,
  readOutcome: ALWAYS,
  appeal: ALWAYS,
  appealOutcome: ALWAYS,
  decide: HOUSE,
  decideAppeal: HOUSE,
  seePhoto: HOUSE,
  openQueue: HOUSE,
};

/**
 * Who may give each command at all; what it is about decides the rest. The server obeys this table, a test tries each row, and
 * `docs/access.md` shows it.
 */
export const COMMAND_ACCESS = {
  rooms: ROOMS,
  people: PEOPLE,
  topics: TOPICS,
  feedback: FEEDBACK,
  account: ACCOUNT,
  pictures: PICTURES,
  house: HOUSE_COMMANDS,
} as const satisfies Record<CommandArea, unknown>;

/** The row of a command; of one that does not exist, that of an operator's. */
export function accessTo(area: CommandArea, type: string): CommandRow {
  const rows: Readonly<Record<string, CommandRow>> = COMMAND_ACCESS[area];
  return rows[type] ?? OPERATORS;
}
