import * as z from 'zod/mini';
import { longText } from '../bounds.ts';
import { commandIdSchema, messageIdSchema, uidSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { unitsBehind } from '../text.ts';
import { timestampSchema } from './timestamp.ts';

/** The collection's name, in every room. */
export const DRAFTS = 'drafts';
export const draftsPath = (roomId: string) => `rooms/${roomId}/${DRAFTS}`;
export const draftPath = (roomId: string, uid: string) => `${draftsPath(roomId)}/${uid}`;

/** The longest kept draft, in UTF-16 units: that of a message. `firestore.rules` enforces the same. */
export const DRAFT_MAX_LENGTH = unitsBehind(LIMITS.messageMaxLength);

/**
 * `rooms/{roomId}/drafts/{uid}`: a person's unsent words. Their browser writes it while they type, and nobody else reads it.
 * When the time of their speech ends, the server sends it off under `commandId`. The browser's own message has the same id, so
 * the words appear once.
 */
export const keptDraftSchema = z.object({
  uid: uidSchema,
  commandId: commandIdSchema,
  text: longText,
  /** The held message that it replaces, and the message that it answers. */
  replaces: z.nullable(messageIdSchema),
  quotes: z.nullable(messageIdSchema),
  /** Whether its author wants it to go out by itself when the time is up. */
  goesOut: z.boolean(),
  /** When it reached the server. */
  keptAt: timestampSchema,
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;
