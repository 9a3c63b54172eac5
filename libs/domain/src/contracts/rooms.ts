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
    z.pipe(z.string().check(z.maxLength(50_000, 'The message is far too long')), z.transform(tidyText)),
    z.string().check(
      z.refine((text) => !isBlank(text), 'Write something first'),
      atMost(LIMITS.messageMaxLength, `Keep a message to ${LIMITS.messageMaxLength} characters`),
    ),
  ),
);

/** The last words that somebody dictates, before they are posted. */
const captionTextSchema = floorText(
  z.pipe(
    messageTextSchema,
    z
      .string()
      .check(atMost(LIMITS.captionMaxLength, `Keep a caption to ${LIMITS.captionMaxLength} characters`)),
  ),
);

/** A message of the backchannel. */
export const chatTextSchema = publicText(
  'chat',
  z.pipe(
    messageTextSchema,
    z.string().check(atMost(LIMITS.chatMaxLength, `Keep it to ${LIMITS.chatMaxLength} characters`)),
  ),
);

/** Letters and digits that cannot be mistaken for each other. */
export const ROOM_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const roomCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  ),
  z.string().check(z.length(LIMITS.roomCodeLength, `A code has ${LIMITS.roomCodeLength} letters and digits`)),
);

const lengths = z.record(
  stepIdSchema,
  z
    .number()
    .check(
      z.int('Lengths are whole seconds'),
      z.minimum(0, 'A length is not negative'),
      z.maximum(LIMITS.stepMaxSeconds, `A step lasts at most ${LIMITS.stepMaxSeconds} seconds`),
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
const opensAtMs = z.number().check(z.int('The opening time is a whole number of milliseconds'), z.minimum(0));

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
  'room-unknown': 'There is no such debate, or it is private. Ask its host for the code.',
  'code-unknown': 'No debate has that code. Check it with the person who gave it to you.',
  'format-unknown': 'There is no such format.',
  'length-wrong': `A step lasts ${LIMITS.stepMinSeconds} to ${LIMITS.stepMaxSeconds} seconds.`,
  'message-unknown': 'That message is not waiting for you.',
  'not-in': 'Come into the debate first: open its page, then try again.',
  'cannot-join': 'You cannot join this debate. There are others in the list of rooms.',
  'room-over': 'That debate is over. You can read it, but no longer join it.',
  'public-rooms-full': `You host ${LIMITS.openPublicRoomsPerHost} public debates that are not over. End or cancel one, or choose who may find this one.`,
  'practice-for-two': 'The opponent debates one against one. Choose a format with one seat on each side.',
  'practice-private': 'A practice debate is private. Leave “Who may find it” at private.',
  'no-case':
    'The opponent has no case for this motion. Choose one of ours, or a topic whose author wrote two arguments for each side.',
  'opening-past': 'The opening time has passed already. Choose a later one.',
  'opening-too-far': `A debate opens at most ${LIMITS.opensAtMostDaysAhead} days ahead.`,
  'edit-too-late': `A message can be edited for ${LIMITS.editSeconds} seconds after it was sent.`,
  'still-here': 'They are still connected.',
  'quote-unknown': 'The message you quote is not there any more. Remove the quote and send again.',
  'edit-held':
    'The moderator would hold that: it speaks about a person, or gives private details away. Your message stays as it was.',
  'chat-held':
    'The moderator holds that message: it speaks about a person, or gives private details away. Edit it and send it again.',
  'too-busy': 'Too many people spoke at once. Your words are kept; send them again.',
  'slowed-down': 'That was a lot at once. Your words are kept; send them again in a few seconds.',
} as const;
export type RoomRefusal = keyof typeof ROOM_REFUSALS;

/**
 * Whether others see a caption: `shown` with these words, `kept` back by the moderator, `early` within two seconds of the
 * last one, or `gone`.
 */
export const captionStateSchema = z.enum(['shown', 'kept', 'early', 'gone']);
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
