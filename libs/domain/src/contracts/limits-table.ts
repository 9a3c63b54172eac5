import * as m from '@rostrum/words/refusals';
import type { AccountCommand } from './account.ts';
import type { FeedbackCommand } from './feedback.ts';
import type { DeskCommand } from './house-desk.ts';
import type { HouseCommand } from './house.ts';
import type { PeopleCommand } from './people.ts';
import type { PictureCommand } from './pictures.ts';
import type { RoomCommand } from './rooms.ts';
import type { TopicCommand } from './topics.ts';

/** A count within a window of milliseconds that begins with the first try. */
export type Limit = { most: number; windowMs: number };

/** How often something may be tried. Anything that a row omits is bounded only by `TOTAL_LIMITS`. */
export type LimitRow = {
  /** By one account. */
  person?: Limit;
  /** By one network address, for IPv6 by one network: a school or an office may share it. */
  address?: Limit;
  /** In one room, by everybody together. */
  room?: Limit;
  /** By everybody together. */
  all?: Limit;
  /** Rows with the same name are counted together. */
  as?: string;
  /**
   * Counted in the memory of each instance, without a read or a write. Up to `FUNCTION_INSTANCES` times the limit can
   * get through.
   */
  inMemory?: true;
};

const MINUTE_MS = 60_000;
const per = (windowMs: number) => (most: number) => ({ most, windowMs });
const perTenSeconds = per(10_000);
const perMinute = per(MINUTE_MS);
const perTenMinutes = per(10 * MINUTE_MS);
const perHour = per(60 * MINUTE_MS);

/**
 * The maximum number of instances of one function, as set by `setGlobalOptions` in `apps/functions/src/options.ts`.
 */
export const FUNCTION_INSTANCES = 20;

/**
 * How many tries an instance counts by itself before it shares them. A small limit shares each one, which makes it
 * exact. All instances together never let more than twice a limit through.
 */
export function triesAtOnce({ most }: Limit): number {
  return Math.ceil(most / FUNCTION_INSTANCES);
}

/** The total of all areas for one person: by hand, people need less in a minute than this allows in ten seconds. */
export const TOTAL_LIMITS = {
  person: perMinute(600),
  address: perMinute(6_000),
} as const satisfies LimitRow;

/** No limit of its own: the total bounds its cost. */
const TOTAL_ONLY: LimitRow = {};

const INVITING: LimitRow = { as: 'invite', person: perHour(20), address: perHour(600) };

export const ROOM_LIMITS: Record<RoomCommand['type'], LimitRow> = {
  create: { person: perTenMinutes(20), address: perHour(600) },
  joinByCode: { person: perMinute(10), address: perMinute(300) },
  enter: { person: perMinute(60), room: perMinute(1_200) },
  editMotion: { person: perMinute(20) },
  // A debate waits for words, so no count is read or written for them. The floor, the room's own pulse and
  // `slowed-down` bound people; the memory of the instance stops a script.
  speak: { person: perMinute(600), inMemory: true },
  // A browser sends one in two seconds while somebody dictates; the caption itself counts the time.
  caption: { person: perMinute(60), inMemory: true },
  edit: { person: perMinute(60) },
  withdraw: { person: perMinute(60) },
  chat: { person: perTenSeconds(6), room: perTenSeconds(200) },
  vote: { person: perMinute(60), room: perMinute(3_000) },
  react: { person: perMinute(120), room: perMinute(3_000) },
  flag: { person: perHour(60), room: perMinute(300) },
  callUnfair: { person: perMinute(60) },
  appeal: { person: perHour(60) },
  decideAppeal: { person: perHour(600) },
  askSummary: { person: perMinute(10) },
  reportMissing: { person: perMinute(30) },
  seek: { person: perMinute(20), address: perHour(6_000) },
  // A waiting browser sends it every five seconds; two tabs may wait.
  keepSeeking: { person: perMinute(40) },
  stopSeeking: { person: perMinute(30) },
  seekAgain: { person: perMinute(20) },
  askRematch: { person: perHour(60) },
  answerRematch: { person: perHour(120) },
  undoAct: { person: perMinute(60) },
  silenceType: { person: perMinute(60) },
  allowType: { person: perMinute(60) },
  answerCall: { person: perMinute(60) },
  hideMessage: { person: perHour(120) },
  showMessage: { person: perHour(120) },
  callHouse: { person: perHour(20), address: perHour(300) },
  // Moves of the debate: the machine refuses people without the right, and the total bounds the rest.
  takeSeat: TOTAL_ONLY,
  leave: TOTAL_ONLY,
  goOut: TOTAL_ONLY,
  ready: TOTAL_ONLY,
  chooseSide: TOTAL_ONLY,
  chooseOrder: TOTAL_ONLY,
  answerRestatement: TOTAL_ONLY,
  skipRestatement: TOTAL_ONLY,
  yield: TOTAL_ONLY,
  takePrep: TOTAL_ONLY,
  endPrep: TOTAL_ONLY,
  offerPoi: TOTAL_ONLY,
  acceptPoi: TOTAL_ONLY,
  declinePoi: TOTAL_ONLY,
  raiseHand: TOTAL_ONLY,
  lowerHand: TOTAL_ONLY,
  giveFloor: TOTAL_ONLY,
  advance: TOTAL_ONLY,
  nextStep: TOTAL_ONLY,
  extend: TOTAL_ONLY,
  pause: TOTAL_ONLY,
  resume: TOTAL_ONLY,
  mute: TOTAL_ONLY,
  remove: TOTAL_ONLY,
  pauseModerator: TOTAL_ONLY,
  resumeModerator: TOTAL_ONLY,
  comeBack: TOTAL_ONLY,
  keepWaiting: TOTAL_ONLY,
  substitute: TOTAL_ONLY,
  proposeEnd: TOTAL_ONLY,
  agree: TOTAL_ONLY,
  decline: TOTAL_ONLY,
  handOver: TOTAL_ONLY,
  nameJudges: { person: perMinute(20) },
  declineJudging: TOTAL_ONLY,
  fileBallot: { person: perMinute(20) },
  closeBallots: TOTAL_ONLY,
  end: TOTAL_ONLY,
  cancel: TOTAL_ONLY,
};

const PEOPLE_LIMITS: Record<PeopleCommand['type'], LimitRow> = {
  saveProfile: { person: perTenMinutes(60) },
  passStep: TOTAL_ONLY,
  acceptRules: TOTAL_ONLY,
  follow: { person: perHour(60) },
  unfollow: { person: perHour(120) },
  block: { person: perHour(120) },
  unblock: { person: perHour(120) },
  challenge: INVITING,
  invite: INVITING,
  acceptInvitation: TOTAL_ONLY,
  declineInvitation: TOTAL_ONLY,
  withdrawInvitation: TOTAL_ONLY,
  readNotices: TOTAL_ONLY,
  // A page of settings sends it once.
  readChannels: { person: perMinute(30) },
  saveReach: { person: perTenMinutes(60) },
  addDevice: { person: perHour(20) },
  removeDevice: { person: perHour(60) },
  // Each try may cost a letter to an address that refuses it.
  tryMailAgain: { person: perHour(5) },
  // The browser searches on every keystroke.
  find: { person: perMinute(120) },
};

export const TOPIC_LIMITS: Record<TopicCommand['type'], LimitRow> = {
  publish: { person: perHour(60), address: perHour(600) },
  edit: { person: perHour(120) },
  withdraw: { person: perHour(120) },
  vote: { person: perTenSeconds(20) },
  // May call a language model, which costs money.
  propose: { person: perMinute(10), address: perMinute(300) },
  // The form asks while a motion is written.
  findCase: { person: perMinute(60) },
};

const FEEDBACK_LIMITS: Record<FeedbackCommand['type'], LimitRow> = {
  rate: { person: perMinute(60) },
  correctMap: { person: perTenMinutes(60) },
  askReport: { person: perMinute(5), room: perMinute(60) },
  suggest: { person: perHour(10), address: perHour(300) },
  answerSuggestion: { person: perHour(600) },
  reportUnreadable: { person: perHour(30) },
};

const ACCOUNT_LIMITS: Record<AccountCommand['type'], LimitRow> = {
  // A large account has many pages.
  download: TOTAL_ONLY,
  delete: { person: perHour(20) },
};

const SENDING: LimitRow = { as: 'pictures', person: perHour(20), address: perHour(600) };

/** Pictures are counted before decoding, which is the expensive part. */
const PICTURE_LIMITS: Record<PictureCommand['type'], LimitRow> = {
  setPhoto: SENDING,
  removePhoto: { person: perHour(60) },
  keepScreenshot: SENDING,
};

export const HOUSE_LIMITS: Record<HouseCommand['type'], LimitRow> = {
  report: { person: perHour(20), address: perHour(300) },
  readOutcome: { person: perMinute(60) },
  appeal: { person: perHour(20) },
  appealOutcome: { person: perHour(20) },
  decide: { person: perHour(600) },
  decideAppeal: { person: perHour(600) },
  seePhoto: { person: perMinute(30) },
  // A page sends it once.
  openQueue: { person: perMinute(30) },
};

/** Visitors, who have no account to count by. Guessing a report's key is hopeless at any of these rates. */
export const DESK_LIMITS: Record<DeskCommand['type'], LimitRow> = {
  report: { address: perHour(5), all: perHour(300) },
  readOutcome: { address: perMinute(30) },
  appeal: { address: perMinute(30) },
};

/** The limits of every command, by its area. */
export const COMMAND_LIMITS = {
  rooms: ROOM_LIMITS,
  people: PEOPLE_LIMITS,
  topics: TOPIC_LIMITS,
  feedback: FEEDBACK_LIMITS,
  account: ACCOUNT_LIMITS,
  pictures: PICTURE_LIMITS,
  house: HOUSE_LIMITS,
} as const;
export type CommandArea = keyof typeof COMMAND_LIMITS;

/** Functions that take no commands. */
export const FUNCTION_LIMITS = {
  /** A school may sign in from one address; nobody signs in this often by hand. */
  exchangeToken: { person: perMinute(30), address: perMinute(300) },
  operations: { person: perMinute(60) },
  /** A visitor with the link of an invitation. Guessing one of 890 million codes is hopeless at this rate. */
  invitationCard: { address: perMinute(20), all: perMinute(600) },
  /** Clerk's own messages come from a few addresses; an unsigned message costs no read. */
  clerkWebhook: { address: perMinute(3_000), inMemory: true },
  /** A mail service may send many people's choices from one address; an unsigned one costs no read. */
  mailChoice: { address: perMinute(300), inMemory: true },
  /** A budget for all pages together. The hosting hides their addresses, and the reports name no account. */
  browserFaults: { all: perHour(2_000) },
  /** Feeds, oEmbed and the look for a debate. The hosting answers most from its copies, and hides addresses. */
  openDebates: { all: perMinute(600) },
  /** Whole debates: one of 200 messages costs some 500 reads. */
  openRecords: { all: perMinute(60) },
} as const satisfies Record<string, LimitRow>;

/** The sentence of a rate-limit refusal. */
export function tooFastUntil(untilMs: number, atMs: number): string {
  const seconds = Math.max(1, Math.ceil((untilMs - atMs) / 1_000));
  return seconds < 90
    ? m.tooFastUntil({ unit: 'seconds', count: seconds })
    : m.tooFastUntil({ unit: 'minutes', count: Math.ceil(seconds / 60) });
}
