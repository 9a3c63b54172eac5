import { topicPath } from '@rostrum/domain';
import type { TopicDocument } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { topics } from './topics.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The motions that are missing, one an hour apart, so that "new" has an order. */
export async function seedTopics(db: Firestore, nowMs: number): Promise<void> {
  for (const [index, { id, motion, category, background }] of topics.entries()) {
    const reference = db.doc(topicPath(id));
    if ((await reference.get()).exists) continue;
    const createdAtMs = nowMs - (index + 1) * HOUR_MS;
    await reference.set({ motion, category, background, createdAtMs } satisfies TopicDocument);
  }
}
