import { setTimeout as sleep } from 'node:timers/promises';
import { hotScore, topicPath, topicSchema, topicVotesPath, type TopicCounts } from '@rostrum/domain';
import { AggregateField, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** How long one who counts waits for others who vote in the same moment: of the same instance, then of all. */
const GATHER_HERE_MS = 100;
const GATHER_MS = 200;
/** When another may take over from one who waits and never counted. */
const LOST_AFTER_MS = 5_000;
/** Codes of Firestore: somebody has the turn, or is just taking it or giving it up to count. */
const TAKEN: ReadonlySet<unknown> = new Set([6, 10]);

/** Topics for which somebody of this instance waits before they take the turn. */
const gathering = new Set<string>();

/** Counts a debate that was opened on a topic, within the transaction that opens it; `settleTopic` makes it hotter. */
export function countDebate(db: Firestore, tx: Transaction, topicId: string): void {
  tx.update(db.doc(topicPath(topicId)), { 'counts.debates': FieldValue.increment(1) });
}

/** Counts what a debate came to, within the transaction that stores it. */
export function countVerdict(
  db: Firestore,
  tx: Transaction,
  topicId: string,
  winner: keyof TopicCounts['wins'],
): void {
  tx.update(db.doc(topicPath(topicId)), { [`counts.wins.${winner}`]: FieldValue.increment(1) });
}

/**
 * Writes onto a topic what its votes come to; call it after the commit that changed something. Votes are documents of
 * their own, so any number of people vote at once. Of those one waits a moment and counts for all of them: whoever
 * finds somebody waiting has committed before that count begins.
 */
export async function settleTopic(db: Firestore, topicId: string): Promise<void> {
  if (gathering.has(topicId)) return;
  gathering.add(topicId);
  await sleep(GATHER_HERE_MS);
  gathering.delete(topicId);
  const turn = `${topicPath(topicId)}/server/turn`;
  if (!(await takeTurn(db, turn, Date.now()))) return;
  await sleep(GATHER_MS);
  await db.doc(turn).delete();
  await countVotes(db, topicId);
}

async function takeTurn(db: Firestore, path: string, atMs: number): Promise<boolean> {
  const turn = db.doc(path);
  try {
    await turn.create({ atMs });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && TAKEN.has(error.code))) throw error;
  }
  const takenAtMs: unknown = (await turn.get()).get('atMs');
  const isLost = typeof takenAtMs === 'number' && atMs - takenAtMs >= LOST_AFTER_MS;
  if (!isLost) return false;
  await turn.set({ atMs });
  return true;
}

const countedSchema = z.object({ readAt: z.string() });

/** Two counts may overlap; the one that read later stays, by the database's own clock. */
async function countVotes(db: Firestore, topicId: string): Promise<void> {
  const ref = db.doc(topicPath(topicId));
  const counted = db.doc(`${topicPath(topicId)}/server/counted`);
  const votes = await db
    .collection(topicVotesPath(topicId))
    .aggregate({ cast: AggregateField.count(), sum: AggregateField.sum('value') })
    .get();
  const { cast, sum } = votes.data();
  const [up, down] = [(cast + sum) / 2, (cast - sum) / 2];
  const readAt = votes.readTime.toDate().toISOString();
  await db.runTransaction(async (tx) => {
    const [snapshot, before] = await tx.getAll(ref, counted);
    if (!snapshot?.exists || !before) return;
    if (before.exists && countedSchema.parse(before.data()).readAt > readAt) return;
    const { counts, createdAtMs } = topicSchema.parse(snapshot.data());
    const hot = hotScore({ ...counts, up, down }, createdAtMs);
    tx.update(ref, { 'counts.up': up, 'counts.down': down, points: up - down, hot });
    tx.set(counted, { readAt });
  });
}
