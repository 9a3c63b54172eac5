import {
  hotScore,
  NO_COUNTS,
  searchWords,
  topicInCatalogue,
  topicPath,
  topicSchema,
  twinKeys,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { putInCatalogue } from './put-in-catalogue.ts';
import { topics } from './topics.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The motions that are missing, one an hour apart, so that "new" has an order. */
export async function seedTopics(db: Firestore, nowMs: number): Promise<void> {
  for (const [index, { id, motion, category, background }] of topics.entries()) {
    const reference = db.doc(topicPath(id));
    if ((await reference.get()).get('status') !== undefined) continue;
    const createdAtMs = nowMs - (index + 1) * HOUR_MS;
    const hot = hotScore(NO_COUNTS, createdAtMs);
    const words = searchWords(`${motion} ${category}`);
    const topic = topicSchema.parse({
      motion,
      category,
      background,
      createdAtMs,
      hot,
      words,
      twinKeys: twinKeys(motion),
    });
    await reference.set(topic);
    await putInCatalogue(db, topicInCatalogue(id, topic));
  }
}
