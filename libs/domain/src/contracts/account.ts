import * as m from '@rostrum/words/refusals-feedback';
import * as z from 'zod/mini';
import { documentPathSchema } from './document-path.ts';
import { ENTRANCE_REFUSALS } from './callable.ts';
import { commandIdSchema } from '../ids.ts';
import { GATE_REFUSALS, privateText } from './public-text.ts';

/** The parts of a person's data, in the order of the downloaded file. */
export const accountPartSchema = z.enum([
  'own',
  'usernames',
  'notices',
  'devices',
  'deliveries',
  'calls',
  'lessons',
  'rooms',
  'messages',
  'drafts',
  'chat',
  'moderation',
  'care',
  'appeals',
  'votes',
  'reactions',
  'unfairTaps',
  'flags',
  'topics',
  'follows',
  'blocks',
  'invitationsSent',
  'invitationsReceived',
  'filedReports',
  'decisions',
  'houseAppeals',
  'hiddenWords',
  'ballots',
  'judgeBallots',
  'received',
  'feedback',
  'corrections',
  'suggestions',
]);
export type AccountPart = z.infer<typeof accountPartSchema>;
export const ACCOUNT_PARTS: readonly AccountPart[] = accountPartSchema.options;

/** The start of a page of a download: after a document of a part, or at the beginning of that part. */
export const accountCursorSchema = z.object({
  part: accountPartSchema,
  after: z.nullable(documentPathSchema),
});
export type AccountCursor = z.infer<typeof accountCursorSchema>;

/** The confirmation to type for deleting an account without a username. */
export const DELETE_WORD = 'delete';

/**
 * The commands of the area `account`.
 *
 * - `download`: a page of everything that is stored about the caller; null for the first.
 * - `delete`: `confirm` is their username, or `delete` if they have none.
 */
export const accountCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('download'), after: z.nullable(accountCursorSchema) }),
  z.object({
    type: z.literal('delete'),
    confirm: privateText('compared with a username and forgotten', z.string().check(z.maxLength(100))),
  }),
]);
export type AccountCommand = z.infer<typeof accountCommandSchema>;
export type AccountCommandOf<Type extends AccountCommand['type']> = Extract<AccountCommand, { type: Type }>;

export const accountInput = z.object({ commandId: commandIdSchema, command: accountCommandSchema });

/** Every way in which the area `account` says no, with the sentence that the person reads. */
export const ACCOUNT_REFUSALS = {
  ...ENTRANCE_REFUSALS,
  ...GATE_REFUSALS,
  'confirm-wrong': m.confirmWrong,
} as const;
export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;

/** One stored document of a person: its part, its path and its fields, with timestamps as ISO 8601. */
export const accountDocumentSchema = z.object({
  part: accountPartSchema,
  path: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type AccountDocument = z.infer<typeof accountDocumentSchema>;

export const accountPageSchema = z.object({
  documents: z.array(accountDocumentSchema),
  /** Null if this was the last page. */
  next: z.nullable(accountCursorSchema),
});
export type AccountPage = z.infer<typeof accountPageSchema>;

/** The schema of what each command answers. */
export const ACCOUNT_ANSWERS = {
  download: accountPageSchema,
  delete: z.object({}),
} as const satisfies Record<AccountCommand['type'], z.ZodMiniType>;
export type AccountAnswers = { [Type in AccountCommand['type']]: z.infer<(typeof ACCOUNT_ANSWERS)[Type]> };

/** Whether the typed text confirms the deletion of an account; capitals and a leading @ do not matter. */
export function confirmsDeletion(typed: string, username: string | null): boolean {
  return typed.trim().replace(/^@/, '').toLowerCase() === (username ?? DELETE_WORD);
}
