import * as z from 'zod/mini';
import { DEBATE_REFUSALS } from '../debate/commands.ts';
import { strictnessSchema, visibilitySchema } from '../documents/room.ts';
import { LIMITS } from '../limits.ts';
import { countCharacters, hasWords, isBlank, tidyLine, tidyText } from '../text.ts';
import { commandIdSchema } from './callable.ts';

/** A motion: one line, 10 to 300 characters, with words in it. Tidied before it is checked. */
export const motionSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(20_000, 'The motion is far too long')), z.transform(tidyLine)),
  z.string().check(
    z.refine(hasWords, 'Write the motion in words'),
    z.refine(
      (text) => countCharacters(text) >= LIMITS.motionMinLength,
      `Write at least ${LIMITS.motionMinLength} characters`,
    ),
    z.refine(
      (text) => countCharacters(text) <= LIMITS.motionMaxLength,
      `Keep the motion to ${LIMITS.motionMaxLength} characters`,
    ),
  ),
);

/** A message of the floor, tidied before it is checked. */
export const messageTextSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(50_000, 'The message is far too long')), z.transform(tidyText)),
  z.string().check(
    z.refine((text) => !isBlank(text), 'Write something first'),
    z.refine(
      (text) => countCharacters(text) <= LIMITS.messageMaxLength,
      `Keep a message to ${LIMITS.messageMaxLength} characters`,
    ),
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

const roomId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is not the id of a room'));
const messageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is not the id of a message'));
const lengths = z.record(
  z.string().check(z.maxLength(40)),
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

/** What somebody asks of the area `rooms`. */
export const roomCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    motion: motionSchema,
    formatId: z.string().check(z.maxLength(40)),
    side: sideWishSchema,
    visibility: visibilitySchema,
    strictness: strictnessSchema,
    lengths: z.optional(lengths),
  }),
  z.object({ type: z.literal('joinByCode'), code: roomCodeSchema }),
  z.object({ type: z.literal('enter'), roomId }),
  z.object({ type: z.literal('takeSeat'), roomId, seatId: z.string().check(z.maxLength(40)) }),
  z.object({ type: z.literal('leave'), roomId }),
  z.object({ type: z.literal('ready'), roomId }),
  z.object({ type: z.literal('speak'), roomId, text: messageTextSchema, replaces: z.optional(messageId) }),
  z.object({ type: z.literal('withdraw'), roomId, messageId }),
  z.object({ type: z.literal('yield'), roomId }),
  z.object({ type: z.literal('advance'), roomId, stepSeq: z.number().check(z.int(), z.minimum(0)) }),
  z.object({ type: z.literal('pause'), roomId }),
  z.object({ type: z.literal('resume'), roomId }),
  z.object({ type: z.literal('end'), roomId }),
  z.object({ type: z.literal('cancel'), roomId }),
]);
export type RoomCommand = z.infer<typeof roomCommandSchema>;
export type RoomCommandInput = z.input<typeof roomCommandSchema>;
export type RoomCommandOf<Type extends RoomCommand['type']> = Extract<RoomCommand, { type: Type }>;

export const roomsInput = z.object({ commandId: commandIdSchema, command: roomCommandSchema });
export type RoomsInput = z.input<typeof roomsInput>;

/** Every way in which the area `rooms` says no, with the sentence that the person reads. */
export const ROOM_REFUSALS = {
  ...DEBATE_REFUSALS,
  'room-unknown': 'There is no such debate, or it is private. Ask its host for the code.',
  'code-unknown': 'No debate has that code. Check it with whoever gave it to you.',
  'format-unknown': 'There is no such format.',
  'length-wrong': `A step lasts ${LIMITS.stepMinSeconds} to ${LIMITS.stepMaxSeconds} seconds.`,
  'message-unknown': 'That message is not waiting for you.',
  'too-many-tries': 'Too many tries. Wait a minute and try again.',
  'room-over': 'That debate is over. You can read it, but no longer join it.',
} as const;
export type RoomRefusal = keyof typeof ROOM_REFUSALS;

/** What each command answers. */
export type RoomAnswers = {
  [Type in RoomCommand['type']]: Type extends 'create'
    ? { roomId: string; code: string }
    : Type extends 'joinByCode'
      ? { roomId: string }
      : Type extends 'speak'
        ? { messageId: string; state: 'shown' | 'held' }
        : Record<string, never>;
};
