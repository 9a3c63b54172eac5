import { isSuspended, refuse, standingPath, standingSchema } from '@rostrum/domain';
import type { Refused } from '@rostrum/rooms';
import { memoryBatch, type MemoryDatabase } from '@rostrum/rooms/testing';
import { count, type World } from '../world/world.ts';

/** Checks whether a person may act, like the functions' entry. */
export async function mayAct(
  db: MemoryDatabase,
  uid: string,
  atMs: number,
): Promise<{ ok: true; isOnRecord: boolean } | Refused> {
  const { fields } = db.get(standingPath(uid));
  const isKept = fields !== undefined && isSuspended(standingSchema.parse(fields), atMs);
  return isKept ? refuse('suspended') : { ok: true, isOnRecord: fields !== undefined };
}

/** The house suspends a person permanently in the middle of the story. */
export async function suspend(world: World, db: MemoryDatabase, uid: string): Promise<void> {
  count(world, 'suspended');
  world.tell?.(`the house suspends ${uid}`);
  const suspension = { fromMs: world.timeline.nowMs, untilMs: null, decisionId: 'decision' };
  const batch = memoryBatch(db);
  batch.merge(standingPath(uid), { suspension });
  await batch.commit();
  world.suspended.add(uid);
}
