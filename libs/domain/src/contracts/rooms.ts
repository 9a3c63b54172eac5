import * as refusals from '@rostrum/words/refusals';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { safeguardingSchema } from '../documents/care.ts';
import { DEBATE_REFUSALS, type DebateCommand } from '../debate/commands.ts';
import { letterHoursSchema, paceSchema, sideSchema } from '../debate/format.ts';
import { restatementAnswerSchema } from '../debate/state.ts';
import { practiceLevelSchema } from '../debate/opponent.ts';
import { flagReasonSchema } from '../documents/flag.ts';
import { reactionSchema } from '../documents/message.ts';
import { strictnessSchema, visibilitySchema } from '../documents/room.ts';
import { roomLanguageSchema } from '../languages/room-language.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, tidyText } from '../text.ts';
import { atMost } from './text-of.ts';
import { CLOSED_REFUSALS, ENTRANCE_REFUSALS, RULES_REFUSALS } from './callable.ts';
import { floorText, GATE_REFUSALS, publicText } from './public-text.ts';
import {
  commandIdSchema,
  formatIdSchema,
  messageIdSchema as messageId,
  roomIdSchema as roomId,
  seatIdSchema,
  stepIdSchema,
  topicIdSchema,
  uidSchema as uid,
} from '../ids.ts';
import { HOST_COMMANDS, HOST_REFUSALS } from './host-acts.ts';
import { JUDGING_COMMANDS } from './judging.ts';
import { MEETING_COMMANDS, MEETING_REFUSALS, type MeetingAnswers } from './meeting.ts';
import { motionSchema } from './motion.ts';
import { RULING_COMMANDS, RULING_REFUSALS } from './rulings.ts';
import { VOTE_REFUSALS, voteCommandSchema } from './votes.ts';

/** A message of the floor, tidied before it is checked. */
export const messageTextSchema = floorText(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(50_000, { error: () => m.messageFarTooLong() })),
      z.transform(tidyText),
    ),
    z.string().check(
      z.refine((text) => !isBlank(text), { error: () => m.messageMissing() }),
      atMost(LIMITS.messageMaxLength, () => m.messageTooLong({ most: LIMITS.messageMaxLength })),
    ),
  ),
);

/** The last words that somebody dictates, before they are posted. */
const captionTextSchema = floorText(
  z.pipe(
    messageTextSchema,
    z
      .string()
      .check(atMost(LIMITS.captionMaxLength, () => m.captionTooLong({ most: LIMITS.captionMaxLength }))),
  ),
);

/** A message of the backchannel. */
export const chatTextSchema = publicText(
  'chat',
  z.pipe(
    messageTextSchema,
    z.string().check(atMost(LIMITS.chatMaxLength, () => m.textTooLong({ most: LIMITS.chatMaxLength }))),
  ),
);

/** Letters and digits that cannot be mistaken for each other. */
export const ROOM_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const roomCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  ),
  z
    .string()
    .check(z.length(LIMITS.roomCodeLength, { error: () => m.codeLength({ length: LIMITS.roomCodeLength }) })),
);

const lengths = z.record(
  stepIdSchema,
  z
    .number()
    .check(
      z.int({ error: () => m.lengthWhole() }),
      z.minimum(0, { error: () => m.lengthNegative() }),
      z.maximum(LIMITS.stepMaxSeconds, { error: () => m.lengthTooLong({ most: LIMITS.stepMaxSeconds }) }),
    ),
);

export const sideWishSchema = z.enum(['for', 'against', 'any']);
export type SideWish = z.infer<typeof sideWishSchema>;

/**
 * The moment that the command refers to (see `debate/meant-step.ts`). The server refuses a command for a past moment.
 */
const stepSeq = z.number().check(z.int(), z.minimum(0));
const inRoom = <Type extends string>(type: Type) => z.object({ type: z.literal(type), roomId });
const inStep = <Type extends string>(type: Type) => z.object({ type: z.literal(type), roomId, stepSeq });

/** The opening time of a scheduled debate, in epoch milliseconds. */
const opensAtMs = z.number().check(z.int({ error: () => m.openingWhole() }), z.minimum(0));

/** The commands of the area `rooms`. */
export const roomCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    motion: motionSchema,
    /** The topic of the motion; a missing topic is left out. */
    topicId: z.optional(topicIdSchema),
    formatId: formatIdSchema,
    side: sideWishSchema,
    visibility: visibilitySchema,
    strictness: strictnessSchema,
    language: z.optional(roomLanguageSchema),
    steelmanGate: z.optional(z.boolean()),
    safeguarding: z.optional(safeguardingSchema),
    pace: z.optional(paceSchema),
    /** The length of each step by correspondence; a day without it. */
    stepHours: z.optional(letterHoursSchema),
    opensAtMs: z.optional(opensAtMs),
    lengths: z.optional(lengths),
    /** Against the opponent, who takes the other seat: private, in a format for two. */
    practice: z.optional(z.object({ level: practiceLevelSchema })),
  }),
  z.object({ type: z.literal('joinByCode'), code: roomCodeSchema }),
  inRoom('enter'),
  z.object({ type: z.literal('editMotion'), roomId, motion: motionSchema }),
  z.object({ type: z.literal('takeSeat'), roomId, seatId: seatIdSchema }),
  z.object({ type: z.literal('leave'), roomId, seatId: z.optional(seatIdSchema) }),
  /** The host goes out before the debate has begun; null leaves the chair to the next in order. */
  z.object({ type: z.literal('goOut'), roomId, to: z.nullable(uid) }),
  inStep('ready'),
  z.object({ type: z.literal('chooseSide'), roomId, stepSeq, side: sideSchema }),
  z.object({ type: z.literal('chooseOrder'), roomId, stepSeq, first: sideSchema }),
  z.object({
    type: z.literal('speak'),
    roomId,
    text: messageTextSchema,
    replaces: z.optional(messageId),
    quotes: z.optional(messageId),
  }),
  z.object({
    type: z.literal('caption'),
    roomId,
    /** The place in the format of the step that the words are said in; it stays the same when the step is extended. */
    saidInStep: z.number().check(z.int(), z.minimum(0)),
    /** Null takes the caption away. */
    text: z.nullable(captionTextSchema),
  }),
  z.object({ type: z.literal('edit'), roomId, messageId, text: messageTextSchema }),
  z.object({ type: z.literal('withdraw'), roomId, messageId }),
  z.object({ type: z.literal('answerRestatement'), roomId, stepSeq, answer: restatementAnswerSchema }),
  inStep('skipRestatement'),
  inStep('yield'),
  inStep('takePrep'),
  inStep('endPrep'),
  inStep('offerPoi'),
  inStep('acceptPoi'),
  inStep('declinePoi'),
  inStep('raiseHand'),
  inRoom('lowerHand'),
  z.object({ type: z.literal('giveFloor'), roomId, stepSeq, uid }),
  z.object({ type: z.literal('advance'), roomId, stepSeq }),
  inStep('nextStep'),
  inStep('extend'),
  inStep('pause'),
  inStep('resume'),
  z.object({ type: z.literal('mute'), roomId, uid }),
  z.object({ type: z.literal('remove'), roomId, uid }),
  inRoom('pauseModerator'),
  inRoom('resumeModerator'),
  z.object({ type: z.literal('reportMissing'), roomId, uid }),
  inStep('comeBack'),
  inStep('keepWaiting'),
  inStep('substitute'),
  inStep('proposeEnd'),
  inStep('agree'),
  inStep('decline'),
  /** To a person, who has to accept, or to the moderator (null). */
  z.object({ type: z.literal('handOver'), roomId, uid: z.nullable(uid) }),
  inStep('end'),
  inRoom('cancel'),
  z.object({ type: z.literal('chat'), roomId, text: chatTextSchema }),
  voteCommandSchema,
  z.object({ type: z.literal('react'), roomId, messageId, reaction: z.nullable(reactionSchema) }),
  z.object({ type: z.literal('flag'), roomId, messageId, reason: flagReasonSchema }),
  ...RULING_COMMANDS,
  ...JUDGING_COMMANDS,
  ...MEETING_COMMANDS,
  ...HOST_COMMANDS,
]);
export type RoomCommand = z.infer<typeof roomCommandSchema>;
export type RoomCommandInput = z.input<typeof roomCommandSchema>;
export type RoomCommandOf<Type extends RoomCommand['type']> = Extract<RoomCommand, { type: Type }>;

/** The commands that the debate alone decides: a server asks the machine and stores its events. */
const PLAIN_COMMANDS = [
  'takeSeat',
  'leave',
  'ready',
  'chooseSide',
  'chooseOrder',
  'answerRestatement',
  'skipRestatement',
  'yield',
  'takePrep',
  'endPrep',
  'offerPoi',
  'acceptPoi',
  'declinePoi',
  'raiseHand',
  'lowerHand',
  'giveFloor',
  'advance',
  'nextStep',
  'extend',
  'pause',
  'resume',
  'mute',
  'remove',
  'pauseModerator',
  'resumeModerator',
  'comeBack',
  'keepWaiting',
  'substitute',
  'proposeEnd',
  'agree',
  'decline',
  'handOver',
  'nameJudges',
  'declineJudging',
  'closeBallots',
  'end',
  'cancel',
] as const satisfies readonly (RoomCommand['type'] & DebateCommand['type'])[];
export type PlainCommand = RoomCommandOf<(typeof PLAIN_COMMANDS)[number]>;

export function isPlainCommand(command: RoomCommand): command is PlainCommand {
  return PLAIN_COMMANDS.some((type) => type === command.type);
}

export const roomsInput = z.object({ commandId: commandIdSchema, command: roomCommandSchema });

/** Every way in which the area `rooms` says no, with the sentence that the person reads. */
export const ROOM_REFUSALS = {
  ...ENTRANCE_REFUSALS,
  ...RULES_REFUSALS,
  ...GATE_REFUSALS,
  ...DEBATE_REFUSALS,
  ...RULING_REFUSALS,
  ...MEETING_REFUSALS,
  ...HOST_REFUSALS,
  ...VOTE_REFUSALS,
  ...CLOSED_REFUSALS,
  'room-unknown': refusals.roomUnknown,
  'code-unknown': refusals.codeUnknown,
  'format-unknown': refusals.formatUnknown,
  'length-wrong': () => refusals.lengthWrong({ least: LIMITS.stepMinSeconds, most: LIMITS.stepMaxSeconds }),
  'message-unknown': refusals.messageUnknown,
  'not-in': refusals.notIn,
  'cannot-join': refusals.cannotJoin,
  'room-over': refusals.roomOver,
  'motion-waits': refusals.motionWaits,
  'public-rooms-full': () => refusals.publicRoomsFull({ most: LIMITS.openPublicRoomsPerHost }),
  'practice-for-two': refusals.practiceForTwo,
  'practice-private': refusals.practicePrivate,
  'no-case': refusals.noCase,
  'opening-past': refusals.openingPast,
  'opening-too-far': () => refusals.openingTooFar({ days: LIMITS.opensAtMostDaysAhead }),
  'edit-too-late': () => refusals.editTooLate({ seconds: LIMITS.editSeconds }),
  'edit-too-often': () => refusals.editTooOften({ times: LIMITS.editsPerMessage }),
  'still-here': refusals.stillHere,
  'quote-unknown': refusals.quoteUnknown,
  'edit-held': refusals.editHeld,
  'chat-held': refusals.chatHeld,
  'too-busy': refusals.wordsTooBusy,
  'slowed-down': refusals.slowedDown,
} as const;
export type RoomRefusal = keyof typeof ROOM_REFUSALS;

/**
 * Whether others see a caption: `shown` with these words, `kept` back by the moderator, `early` within two seconds of the
 * last one, `gone`, or `off` for everybody because the day's budget is almost spent.
 */
export const captionStateSchema = z.enum(['shown', 'kept', 'early', 'gone', 'off']);
type CaptionState = z.infer<typeof captionStateSchema>;

/** The answer of each command. */
export type RoomAnswers = {
  [Type in RoomCommand['type']]: Type extends 'create'
    ? { roomId: string; code: string }
    : Type extends 'joinByCode'
      ? { roomId: string }
      : Type extends 'callHouse'
        ? { number: string; caseId: string }
        : Type extends 'speak'
          ? { messageId: string; state: 'shown' | 'held' }
          : Type extends 'caption'
            ? { state: CaptionState }
            : Type extends keyof MeetingAnswers
              ? MeetingAnswers[Type]
              : Record<string, never>;
};
