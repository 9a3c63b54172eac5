import * as z from 'zod/mini';
import { relationSchema } from '../documents/argument-map.ts';
import { marksSchema } from '../documents/ballot.ts';
import { suggestionKindSchema, suggestionStateSchema } from '../documents/suggestion.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, tidyText } from '../text.ts';
import { commandIdSchema } from './callable.ts';
import { idOf, roomIdSchema as roomId } from './ids.ts';
import { textOf } from './text-of.ts';

const noteSchema = textOf(
  tidyText,
  LIMITS.ballotNoteMaxLength,
  `Keep the note to ${LIMITS.ballotNoteMaxLength} characters`,
);

/** The id of a node of the map. */
const placeSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^[A-Za-z0-9_.-]+$/, 'That is no place on the map'));

export const suggestionTextSchema = z.pipe(
  textOf(tidyText, LIMITS.suggestionMaxLength, `Keep it to ${LIMITS.suggestionMaxLength} characters`),
  z.string().check(z.refine((text) => !isBlank(text), 'Say what we should know')),
);

/**
 * What somebody asks of the area `feedback`.
 *
 * - `rate`: marks a debater of a finished debate, or says what one expects for oneself. It may be given again, which takes
 *   the place of the first; what one expects stands as it was said first.
 * - `correctMap`: a debater says how two places of the argument map stand to each other; null for not at all.
 * - `askReport`: has the report of a finished debate written where it is not there yet.
 * - `suggest`: tells the makers something. `answerSuggestion`: holders of the claim `operator`.
 */
export const feedbackCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rate'),
    roomId,
    about: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/, 'That is nobody')),
    marks: marksSchema.check(z.refine((marks) => Object.keys(marks).length > 0, 'Give one mark at least')),
    note: noteSchema,
    isAnonymous: z.boolean(),
  }),
  z.object({
    type: z.literal('correctMap'),
    roomId,
    from: placeSchema,
    to: placeSchema,
    relation: z.nullable(relationSchema),
  }),
  z.object({ type: z.literal('askReport'), roomId }),
  z.object({
    type: z.literal('suggest'),
    kind: suggestionKindSchema,
    text: suggestionTextSchema,
    page: z.string().check(z.maxLength(300)),
    screenshot: z.nullable(idOf('a picture')),
  }),
  z.object({
    type: z.literal('answerSuggestion'),
    suggestionId: idOf('a suggestion'),
    state: suggestionStateSchema,
    answer: noteSchema,
  }),
]);
export type FeedbackCommand = z.infer<typeof feedbackCommandSchema>;
export type FeedbackCommandInput = z.input<typeof feedbackCommandSchema>;
export type FeedbackCommandOf<Type extends FeedbackCommand['type']> = Extract<
  FeedbackCommand,
  { type: Type }
>;

export const feedbackInput = z.object({ commandId: commandIdSchema, command: feedbackCommandSchema });

/** Every way in which the area `feedback` says no, with the sentence that the person reads. */
export const FEEDBACK_REFUSALS = {
  'room-unknown': 'There is no such debate, or it is private.',
  'not-over': 'Marks are given once the debate has ended.',
  'not-there': 'Only people who were in the room mark its debaters.',
  'no-debater': 'That person did not debate here.',
  'already-expected': 'What you expected stands as you first said it.',
  'note-held': 'These words attack somebody. Say what they could do better instead.',
  'picture-missing': 'The picture did not arrive. Add it again, or send the note without one.',
  'not-a-debater': 'Only those who debated correct the map.',
  'place-unknown': 'That is not on the map any more. Open it again.',
  'suggestion-unknown': 'That note is not there any more.',
  'not-an-operator': 'That is for those who run the product.',
  'too-fast': 'That was a lot at once. Nothing is lost; wait a minute and try again.',
} as const;
export type FeedbackRefusal = keyof typeof FEEDBACK_REFUSALS;
