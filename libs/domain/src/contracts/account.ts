import * as z from 'zod/mini';
import { commandIdSchema } from './callable.ts';

/** What a person has here, part by part, in the order of the file that they download. */
export const accountPartSchema = z.enum([
  'own',
  'usernames',
  'notices',
  'calls',
  'lessons',
  'rooms',
  'messages',
  'chat',
  'moderation',
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
  'reports',
  'ballots',
  'received',
  'feedback',
  'corrections',
  'suggestions',
]);
export type AccountPart = z.infer<typeof accountPartSchema>;
export const ACCOUNT_PARTS: readonly AccountPart[] = accountPartSchema.options;

/** Names as our documents have them, an even number of them; Firestore reserves those that begin with `__`. */
const DOCUMENT_PATH = /^(?:(?!__)[\w~-]+\/(?!__)[\w~-]+)(?:\/(?!__)[\w~-]+\/(?!__)[\w~-]+)*$/;

/** Where a page of a download begins: behind a document of a part, or at the beginning of that part. */
export const accountCursorSchema = z.object({
  part: accountPartSchema,
  after: z.nullable(
    z.string().check(z.maxLength(1_500), z.regex(DOCUMENT_PATH, 'That is no place to go on from')),
  ),
});
export type AccountCursor = z.infer<typeof accountCursorSchema>;

/** What somebody types to delete an account that has no username. */
export const DELETE_WORD = 'delete';

/**
 * What somebody asks of the area `account`.
 *
 * - `download`: a page of everything that is kept of who asks; null for the first.
 * - `delete`: `confirm` is their username, or `delete` where they have none.
 */
export const accountCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('download'), after: z.nullable(accountCursorSchema) }),
  z.object({ type: z.literal('delete'), confirm: z.string().check(z.maxLength(100)) }),
]);
export type AccountCommand = z.infer<typeof accountCommandSchema>;
export type AccountCommandOf<Type extends AccountCommand['type']> = Extract<AccountCommand, { type: Type }>;

export const accountInput = z.object({ commandId: commandIdSchema, command: accountCommandSchema });

/** Every way in which the area `account` says no, with the sentence that the person reads. */
export const ACCOUNT_REFUSALS = {
  'confirm-wrong': 'That is not your username. Nothing was deleted. Type it again.',
  'too-fast': 'That was a lot at once. Wait a minute and try again.',
} as const;
export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;

/** One stored document of a person: its part, its path and its fields, times as ISO 8601 where they are timestamps. */
export const accountDocumentSchema = z.object({
  part: accountPartSchema,
  path: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type AccountDocument = z.infer<typeof accountDocumentSchema>;

export const accountPageSchema = z.object({
  documents: z.array(accountDocumentSchema),
  /** Null where this was the last page. */
  next: z.nullable(accountCursorSchema),
});
export type AccountPage = z.infer<typeof accountPageSchema>;

/** The schema of what each command answers. */
export const ACCOUNT_ANSWERS = {
  download: accountPageSchema,
  delete: z.object({}),
} as const satisfies Record<AccountCommand['type'], z.ZodMiniType>;
export type AccountAnswers = { [Type in AccountCommand['type']]: z.infer<(typeof ACCOUNT_ANSWERS)[Type]> };

/** Whether what was typed confirms that an account is to be deleted; capitals and an @ before it do not matter. */
export function confirmsDeletion(typed: string, username: string | null): boolean {
  return typed.trim().replace(/^@/, '').toLowerCase() === (username ?? DELETE_WORD);
}
