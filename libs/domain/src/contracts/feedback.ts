import * as refusals from '@rostrum/words/refusals-feedback';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { relationSchema } from '../documents/argument-map.ts';
import { marksSchema } from '../documents/ballot.ts';
import { suggestionKindSchema, suggestionStateSchema } from '../documents/suggestion.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, tidyText } from '../text.ts';
import { documentPathSchema } from './document-path.ts';
import {
  commandIdSchema,
  mapNodeIdSchema as placeSchema,
  roomIdSchema as roomId,
  screenshotNameSchema,
  suggestionIdSchema,
  uidSchema,
} from '../ids.ts';
import { GATE_REFUSALS, publicText } from './public-text.ts';
import { CLOSED_REFUSALS, ENTRANCE_REFUSALS } from './callable.ts';
import { textOf } from './text-of.ts';

const noteSchema = (field: 'ballotNote' | 'makersAnswer') =>
  publicText(
    field,
    textOf(tidyText, LIMITS.ballotNoteMaxLength, () => m.noteTooLong({ most: LIMITS.ballotNoteMaxLength })),
  );

export const suggestionTextSchema = publicText(
  'suggestion',
  z.pipe(
    textOf(tidyText, LIMITS.suggestionMaxLength, () => m.textTooLong({ most: LIMITS.suggestionMaxLength })),
    z.string().check(z.refine((text) => !isBlank(text), { error: () => m.suggestionMissing() })),
  ),
);

/** The path of one of our pages, without anybody's words and without a way to another site. */
const pagePath = z
  .string()
  .check(z.maxLength(300), z.regex(/^(?:\/[\w.~%-]*)*$/, { error: () => m.notAPage() }));

/**
 * The commands of the area `feedback`.
 *
 * - `rate`: marks a debater of a finished debate, or states one's own expectation. A second mark replaces the
 *   first; an expectation cannot be changed.
 * - `correctMap`: a debater states the relation between two nodes of the argument map; null for none.
 * - `askReport`: requests the report of a finished debate if there is none yet.
 * - `suggest`: sends a note to the makers. `answerSuggestion`: holders of the claim `operator`.
 * - `reportUnreadable`: the path of a document that the browser could not read; the server checks it.
 */
export const feedbackCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rate'),
    roomId,
    about: uidSchema,
    marks: marksSchema.check(
      z.refine((marks) => Object.keys(marks).length > 0, { error: () => m.markMissing() }),
    ),
    note: noteSchema('ballotNote'),
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
    page: pagePath,
    screenshot: z.nullable(screenshotNameSchema),
  }),
  z.object({
    type: z.literal('answerSuggestion'),
    suggestionId: suggestionIdSchema,
    state: suggestionStateSchema,
    answer: noteSchema('makersAnswer'),
  }),
  z.object({ type: z.literal('reportUnreadable'), path: documentPathSchema }),
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
  ...GATE_REFUSALS,
  ...ENTRANCE_REFUSALS,
  ...CLOSED_REFUSALS,
  'room-unknown': refusals.roomUnknown,
  'not-over': refusals.notOver,
  'not-there': refusals.notThere,
  'no-debater': refusals.noDebater,
  'already-expected': refusals.alreadyExpected,
  'picture-missing': refusals.pictureMissing,
  'not-a-debater': refusals.notADebater,
  'place-unknown': refusals.placeUnknown,
  'suggestion-unknown': refusals.suggestionUnknown,
  'not-an-operator': refusals.notAnOperator,
} as const;
export type FeedbackRefusal = keyof typeof FEEDBACK_REFUSALS;
