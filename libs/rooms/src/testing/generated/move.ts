import * as fc from 'fast-check';
import { aRuling } from '@rostrum/domain/testing';
import {
  floorHolders,
  mayAnswer,
  openBallot,
  openQuestion,
  OPPONENT_UID,
  roomCommandSchema,
  type RoomCommand,
  type RoomDocument,
} from '@rostrum/domain';

/** Random numbers and words that produce a command. It usually fits the room, and now and then it does not. */
export type Move = { what: number; who: number; whom: number; amount: number; waitMs: number; words: string };

export const PEOPLE: readonly string[] = ['user_ada', 'user_ben', 'user_cleo', 'user_dara', 'user_emil'];
const HOSTILE: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  '__x__',
  'a/b',
  '',
  'x'.repeat(300),
];
const FOREIGN: readonly string[] = ['user_deleted', OPPONENT_UID, 'all', 'clock', 'moderator', 'nowhere'];

const SAID = [
  'Voting is a duty, because every law binds all of us.',
  'You are a stupid worthless idiot. Go kill yourself.',
  'Call me at 020 7946 0958, I live at 12 Long Street.',
  'Why should turnout matter? The study of 2019 says otherwise.',
  'No.',
];
const words = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SAID) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('a '.repeat(3_100), '🙂'.repeat(900), '\u0000', '{}'.repeat(500)) },
);

export const move: fc.Arbitrary<Move> = fc.record({
  what: fc.nat(9_999),
  who: fc.nat(9_999),
  whom: fc.nat(9_999),
  amount: fc.nat(9_999),
  waitMs: fc.oneof(fc.nat(900), fc.nat(40_000), fc.nat(400_000)),
  words,
});

type Type = RoomCommand['type'];

/** The types of commands for an existing room. */
const TYPES: readonly Type[] = roomCommandSchema.def.options
  .flatMap((option) => option.shape.type.def.values)
  .filter((type) => type !== 'create' && type !== 'joinByCode');

const TALK: readonly Type[] = [
  'speak',
  'speak',
  'speak',
  'caption',
  'yield',
  'raiseHand',
  'chat',
  'react',
  'edit',
  'flag',
];
const LIKELY: Partial<Record<RoomDocument['debate']['phase'], readonly Type[]>> = {
  lobby: ['takeSeat', 'takeSeat', 'takeSeat', 'enter'],
  readyCheck: ['ready', 'ready', 'ready', 'chat', 'vote'],
  coinFlip: ['chooseSide', 'chooseOrder', 'advance'],
  prep: ['ready', 'nextStep', 'agree', 'vote'],
  live: [
    ...TALK,
    ...TALK,
    'nextStep',
    ...(['end', 'end', 'agree', 'agree', 'agree', 'agree', 'agree'] as const),
    'giveFloor',
    'offerPoi',
    'acceptPoi',
    'answerRestatement',
    'answerRestatement',
    'skipRestatement',
    ...(['mute', 'mute', 'mute'] as const),
    'takePrep',
    ...(['appeal', 'appeal', 'appeal', 'appeal'] as const),
    'callUnfair',
    'hideMessage',
    'showMessage',
    'callHouse',
  ],
  paused: ['resume', 'resume', 'takeSeat', 'comeBack', 'extend', 'agree'],
  prepBank: ['endPrep'],
  verdictVote: ['vote', 'vote', 'advance', 'nextStep'],
  debrief: ['askRematch', 'answerRematch', 'askRematch', 'answerRematch', 'seek', 'react', 'appeal'],
};

/** The names that commands of a story may use. */
export type Known = {
  roomId: string;
  otherRoomId: string;
  messageIds: readonly string[];
  interventionIds: readonly string[];
};

const pick = <One>(from: readonly One[], dice: number): One | undefined => from[dice % from.length];

/** A debate is easily called off before it begins: a person leaves, or is not ready in time. */
const BEFORE: readonly string[] = ['lobby', 'readyCheck', 'coinFlip', 'prep'];
export const isBefore = ({ debate }: RoomDocument) => BEFORE.includes(debate.phase);

/** Whether a question waits for its answer: twenty seconds are short. */
export const isAsked = ({ debate }: RoomDocument, atMs: number) => openQuestion(debate, atMs) !== undefined;

/** The sender of a command: usually a person with the right, now and then anybody. */
export function actorOf({ who }: Move, { debate, hostId }: RoomDocument): string {
  const { asked } = debate;
  const asking = asked ? PEOPLE.filter((uid) => mayAnswer(debate, asked, uid)) : [];
  const likely = [...asking, ...floorHolders(debate), hostId, ...PEOPLE].filter(
    (uid) => uid !== OPPONENT_UID,
  );
  return pick(who % 3 === 0 ? PEOPLE : likely, Math.floor(who / 3)) ?? hostId;
}

/** A command as a client could send it: a field that its type does not know is left out by the contract. */
export function commandOf(move: Move, room: RoomDocument, known: Known): Record<string, unknown> {
  const { what, whom, amount } = move;
  const { debate } = room;
  const likely = LIKELY[debate.phase] ?? TYPES;
  const oneIn = isBefore(room) ? 20 : 3;
  const type = pick(what % oneIn === 0 ? TYPES : likely, Math.floor(what / oneIn)) ?? 'enter';
  const isOdd = amount % 9 === 0;
  const idAmong = (ids: readonly string[], dice: number) =>
    pick(isOdd ? [...HOSTILE, ...FOREIGN, known.otherRoomId, ...PEOPLE] : ids, dice) ?? 'nothing';
  const side = whom % 2 === 0 ? 'for' : 'against';
  return {
    type,
    roomId: amount % 23 === 0 ? idAmong([known.otherRoomId], whom) : known.roomId,
    uid: idAmong(type === 'mute' ? mutable(room) : PEOPLE, whom),
    messageId: idAmong(known.messageIds, whom),
    interventionId: idAmong(known.interventionIds, whom),
    // Who leaves names no seat: that gives up all of them.
    ...(type !== 'leave' && { seatId: idAmong(freeSeatsOf(room), whom) }),
    to: amount % 4 === 0 ? null : idAmong(PEOPLE, whom),
    ...(amount % 5 === 1 && { replaces: idAmong(known.messageIds, whom) }),
    ...(amount % 5 === 2 && { quotes: idAmong(known.messageIds, whom) }),
    text: move.words,
    saidInStep: amount % 4 === 0 ? amount : 'floor' in debate ? debate.floor.stepIndex : 0,
    motion: amount % 2 === 0 ? move.words : 'This house would make voting compulsory',
    side,
    first: side,
    uids: pick([['user_emil'], PEOPLE.slice(2), [], PEOPLE.slice(3), [idAmong(PEOPLE, whom)]], whom),
    ballot:
      type === 'fileBallot'
        ? aRuling(debate)
        : isOdd
          ? pick(['before', 'after', 'both'], whom)
          : (openBallot(debate) ?? 'before'),
    choice: pick(['for', 'against', 'undecided'], whom),
    reaction: pick(['strongPoint', 'sourcePlease', 'changedMyMind', null], whom),
    reason: reasonOf(type, move),
    said: pick(
      [
        { kind: 'message', messageId: idAmong(known.messageIds, whom) },
        { kind: 'chatLine', lineId: idAmong(known.messageIds, whom) },
        null,
      ],
      what,
    ),
    ground: pick(['harassment', 'threat', 'spam', 'nothing'], what),
    explanation: move.words,
    verdict: pick(['upheld', 'overturned'], whom),
    act: pick(['heat', 'personAttack', 'evidence', 'time'], whom),
    wish: {
      language: null,
      pace: null,
      formatId: null,
      motions: amount % 3 === 0 ? [{ motion: move.words }] : [],
      takesOffered: true,
    },
    other: whom % 2 === 0 ? null : { motion: 'This house would make voting compulsory' },
    askedAtMs: room.rematch?.atMs ?? amount,
    answer: pick(['yes', 'yes', 'no', true], whom),
    stepSeq: amount % 4 === 0 ? amount : stepOf(debate, type),
  };
}

/** Mostly people who then want to speak; nobody mutes the host. */
function mutable({ debate, hostId }: RoomDocument): readonly string[] {
  const holders = floorHolders(debate).filter((uid) => uid !== hostId);
  return holders.length > 0 ? holders : PEOPLE;
}

function reasonOf(type: Type, { whom, words: said }: Move): string | undefined {
  if (type === 'flag') return pick(['attack', 'offTopic', 'private', 'spam', 'other'], whom);
  return type === 'callHouse' ? pick(['threat', 'harassment', 'spam', 'other'], whom) : said;
}

/** The moment that a command of this phase means: commands of another are refused as late. */
function stepOf(debate: RoomDocument['debate'], type: Type): number {
  if (type === 'agree' || type === 'decline') return debate.asked?.seq ?? 0;
  // A pause is named by the step that it holds up, except where its own end is meant.
  const isOwnEnd = type === 'extend' || type === 'end' || type === 'advance';
  if ('stepSeq' in debate && (debate.phase !== 'paused' || isOwnEnd)) return debate.stepSeq;
  return 'floor' in debate ? debate.floor.stepSeq : 0;
}

function freeSeatsOf({ debate }: RoomDocument): string[] {
  const free = debate.format.seats.filter(({ id }) => debate.seats[id] === null);
  return (free.length > 0 ? free : debate.format.seats).map(({ id }) => id);
}
