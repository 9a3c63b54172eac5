import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const triesSchema = z.object({ windowStartedAtMs: z.number(), count: z.number() });

/** Where the tries under a key are counted. */
export const triesPath = (key: string) => `rateLimits/${key}`;

/** Whether one more try is allowed in the running window; `record` stores it, after the transaction's reads. */
export async function countTry(
  db: Firestore,
  tx: Transaction,
  key: string,
  { atMs, limit, windowMs }: { atMs: number; limit: number; windowMs: number },
): Promise<{ allowed: boolean; record(): void }> {
  const ref = db.doc(triesPath(key));
  const snapshot = await tx.get(ref);
  const stored = snapshot.exists ? triesSchema.parse(snapshot.data()) : undefined;
  const isFresh = !stored || atMs - stored.windowStartedAtMs >= windowMs;
  const tries = isFresh ? { windowStartedAtMs: atMs, count: 1 } : { ...stored, count: stored.count + 1 };
  return { allowed: tries.count <= limit, record: () => tx.set(ref, tries) };
}
