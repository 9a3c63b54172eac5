import { createHmac, timingSafeEqual } from 'node:crypto';
import { identityRecordPath, identityRecordSchema } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readIfReadable } from '../../unreadable/read-stored.ts';
import { addressTag, readLetterId } from './letter-id.ts';
import { markRefused } from './mark-refused.ts';

const bounceSchema = z.object({
  /** The Message-ID of the letter that came back. */
  messageId: z.string().check(z.maxLength(400)),
  /** Whether the address takes no letters, now or later. A full mailbox is not permanent. */
  permanent: z.boolean(),
});
const bouncesSchema = z.union([
  z.pipe(
    bounceSchema,
    z.transform((one) => [one]),
  ),
  z.array(bounceSchema).check(z.maxLength(100)),
]);

type Reported = { method: string; authorization: string | undefined; body: unknown };

/** The key of the mail provider's webhook, as hexadecimal digits. */
export function bounceKey(signingKey: string): string {
  return createHmac('sha256', signingKey).update('mail-bounces').digest('hex');
}

/**
 * Takes a mail provider's report of letters that came back after they had been accepted. Only a permanent failure counts, and
 * only for the address that its person still has. Returns an HTTP status. Safe to repeat.
 */
export async function answerBounces(
  db: Firestore,
  { method, authorization, body }: Reported,
  signingKey: string | undefined,
  nowMs: number,
): Promise<number> {
  if (method !== 'POST') return 405;
  if (signingKey === undefined || !isProvider(authorization, signingKey)) return 401;
  const bounces = bouncesSchema.safeParse(body);
  if (!bounces.success) return 400;
  for (const { messageId, permanent } of bounces.data) {
    const letter = permanent ? readLetterId(messageId) : undefined;
    if (!letter) continue;
    const identity = readIfReadable(identityRecordSchema, await db.doc(identityRecordPath(letter.uid)).get());
    const address = identity?.email ?? '';
    if (address === '' || addressTag(address, signingKey) !== letter.tag) continue;
    await markRefused(db, letter.uid, address, nowMs);
  }
  return 204;
}

function isProvider(authorization = '', signingKey: string): boolean {
  const [given, made] = [Buffer.from(authorization), Buffer.from(`Bearer ${bounceKey(signingKey)}`)];
  return given.length === made.length && timingSafeEqual(given, made);
}
