import { setTimeout as sleep } from 'node:timers/promises';
import {
  hotScore,
  topicCountedPath,
  topicCountedSchema,
  topicPath,
  topicSchema,
  topicTurnPath,
  topicVotesPath,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { transact } from '../retry-closed.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** How long the counting call waits for simultaneous votes: first of the same instance, then of all. */
const GATHER_HERE_MS = 100;
const GATHER_MS = 200;
/** When another call may take over from one that waited and never counted. */
const LOST_AFTER_MS = 5_000;
/** Firestore's codes for a turn that another call holds, takes or gives up. */
const TAKEN: ReadonlySet<unknown> = new Set([6, 10]);

/** Topics for which a call of this instance waits before it takes the turn. */
const gathering = new Set<string>();

/**
 * Writes the totals of its votes to a topic; call it after the commit that changed something. Votes are separate
 * documents, so any number of people can vote at the same time. One call waits a moment and counts for all of them.
 * A call that finds one waiting has committed before that count begins.
 */
export async function settleTopic(db: Firestore, topicId: string): Promise<void> {
  if (gathering.has(topicId)) return;
  gathering.add(topicId);
  await sleep(GATHER_HERE_MS);
  gathering.delete(topicId);
  const turn = topicTurnPath(topicId);
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

/** Two counts may overlap; the one that read later, by the database's clock, wins. */
async function countVotes(db: Firestore, topicId: string): Promise<void> {
  const ref = db.doc(topicPath(topicId));
  const counted = db.doc(topicCountedPath(topicId));
  const { up, down, readAt } = await readVotes(db, topicId);
  await transact(db, async (tx) => {
    const [snapshot, before] = await tx.getAll(ref, counted);
    const topic = readIfReadable(topicSchema, snapshot);
    const last = readIfReadable(topicCountedSchema, before);
    if (!topic || (last && last.readAt > readAt)) return;
    const { counts, createdAtMs } = topic;
    const hot = hotScore({ ...counts, up, down }, createdAtMs);
    tx.update(ref, { 'counts.up': up, 'counts.down': down, points: up - down, hot });
    tx.set(counted, { readAt });
  });
}

/** Counted by value, so an unreadable vote does not count. */
async function readVotes(
  db: Firestore,
  topicId: string,
): Promise<{ up: number; down: number; readAt: string }> {
  const votes = db.collection(topicVotesPath(topicId));
  const [up, down] = await Promise.all(
    [1, -1].map((value) => votes.where('value', '==', value).count().get()),
  );
  const readAt = [up, down].flatMap((counted) => counted?.readTime.toDate().toISOString() ?? []).toSorted();
  return { up: up?.data().count ?? 0, down: down?.data().count ?? 0, readAt: readAt[0] ?? '' };
}
