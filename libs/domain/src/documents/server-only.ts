import * as z from 'zod/mini';
import { ms, count, url } from '../bounds.ts';
import { roomIdSchema, keySchema } from '../ids.ts';

/** `roomCodes/{code}`: the room behind a code. */
export const roomCodeDocumentSchema = z.object({ roomId: roomIdSchema, createdAtMs: ms });

/**
 * `rooms/{roomId}/commands/{uid-commandId}`, `people/{uid}/commands/{uid-commandId}`: the answer to a command, so
 * that a repeat gets the same answer. Deleted by TTL on `expiresAt`.
 */
export const answeredCommandSchema = z.object({ answer: z.record(keySchema, url) });

export const TRIES = 'rateLimits';
export const triesPath = (key: string) => `${TRIES}/${key}`;

/** `rateLimits/{key}`: how often something was tried in the current window. Deleted by TTL on `expiresAt`. */
export const triesSchema = z.object({ windowStartedAtMs: ms, count: count });
