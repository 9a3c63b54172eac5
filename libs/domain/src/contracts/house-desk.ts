import * as refusals from '@rostrum/words/refusals-house';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { caseReasonSchema } from '../documents/case-reasons.ts';
import { idOf, messageIdSchema, roomIdSchema, uidSchema } from '../ids.ts';
import { privateText } from './public-text.ts';
import { receiptNumberSchema, receiptSecretSchema } from './receipts.ts';
import { houseAppealReasonSchema, HOUSE_REFUSALS, reportOutcomeSchema, reportTextSchema } from './house.ts';
import { tidyLine } from '../text.ts';
import { textOf } from './text-of.ts';

/**
 * The subjects that a visitor can read and therefore report: the record of a finished public debate, its
 * messages, and the reasons of its judges.
 */
export const publicSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('room'), roomId: roomIdSchema }),
  z.object({ kind: z.literal('message'), roomId: roomIdSchema, messageId: messageIdSchema }),
  z.object({ kind: z.literal('judgeReason'), roomId: roomIdSchema, uid: uidSchema }),
]);
export type PublicSubject = z.infer<typeof publicSubjectSchema>;

const EMAIL_MAX_LENGTH = 320;
const DESK_NAME_MAX_LENGTH = 100;
const emailSchema = privateText(
  'moderators alone see how a visitor can be reached',
  z.pipe(
    textOf(tidyLine, EMAIL_MAX_LENGTH, m.addressTooLong),
    z.string().check(z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: () => m.addressWrong() })),
  ),
);

/** The good-faith statement of a notice; Art. 16 (2) (d) of the Digital Services Act. */
export const goodFaith = (): string => m.goodFaith();

const ofReceipt = { number: receiptNumberSchema, secret: receiptSecretSchema };

/**
 * The house's commands for visitors: the notice of Art. 16 of the Digital Services Act.
 *
 * - `report`: returns the number and the key of the confirmation, which are shown only once. Name and e-mail may be
 *   empty.
 * - `readOutcome`, `appeal`: need both.
 */
export const deskCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('report'),
    subject: publicSubjectSchema,
    reason: caseReasonSchema,
    text: reportTextSchema,
    name: privateText(
      'moderators alone see who sent a notice',
      textOf(tidyLine, DESK_NAME_MAX_LENGTH, () => m.nameTooLong({ most: DESK_NAME_MAX_LENGTH })),
    ),
    email: emailSchema,
    isGoodFaith: z.literal(true, { error: () => m.goodFaithMissing() }),
  }),
  z.object({ type: z.literal('readOutcome'), ...ofReceipt }),
  z.object({ type: z.literal('appeal'), ...ofReceipt, reason: houseAppealReasonSchema }),
]);
export type DeskCommand = z.infer<typeof deskCommandSchema>;
export type DeskCommandOf<Type extends DeskCommand['type']> = Extract<DeskCommand, { type: Type }>;
export type DeskCommandInput = z.input<typeof deskCommandSchema>;

/** The report's number and key derive from this id, so the id must be impossible to guess. */
export const deskCommandIdSchema = idOf('a command', {
  characters: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  complaint: 'commandId is a random UUID in small letters',
});

/**
 * The callable `houseDesk` takes a command with an id. A report that is sent again under the same id is filed once.
 */
export const deskInput = z.object({ commandId: deskCommandIdSchema, command: deskCommandSchema });

/** Every refusal of the desk. */
export const DESK_REFUSALS = {
  'subject-unknown': refusals.notPublic,
  'too-fast': refusals.deskTooFast,
  'receipt-unknown': HOUSE_REFUSALS['receipt-unknown'],
  'not-decided': HOUSE_REFUSALS['not-decided'],
  'appeal-already': HOUSE_REFUSALS['appeal-already'],
  'appeal-late': HOUSE_REFUSALS['appeal-late'],
  'decision-overturned': HOUSE_REFUSALS['decision-overturned'],
  'appeal-not-open': HOUSE_REFUSALS['appeal-not-open'],
} as const;
export type DeskRefusal = keyof typeof DESK_REFUSALS;

/** The confirmation of a visitor's report. The key is not stored: a visitor who loses it cannot follow the report. */
export const deskReceiptSchema = z.object({ number: z.string(), secret: z.string(), atMs: z.number() });

/** The schema of what each command answers. */
export const DESK_ANSWERS = {
  report: deskReceiptSchema,
  readOutcome: reportOutcomeSchema,
  appeal: z.object({}),
} as const satisfies Record<DeskCommand['type'], z.ZodMiniType>;
export type DeskAnswers = { [Type in DeskCommand['type']]: z.infer<(typeof DESK_ANSWERS)[Type]> };
