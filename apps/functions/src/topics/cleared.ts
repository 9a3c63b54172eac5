import type { Firestore } from 'firebase-admin/firestore';
import { caseFile } from '../bank/case-file.ts';
import type { UnsureMotion } from '../gate-input.ts';
import { readPublished } from './context.ts';
import { motionRef } from './topic-words.ts';

/** The first motion that no person has cleared either: it waits for the house. */
export async function firstUncleared(
  db: Firestore,
  unsure: readonly UnsureMotion[],
): Promise<UnsureMotion | undefined> {
  for (const one of unsure) if (!(await isCleared(db, one.motion))) return one;
  return undefined;
}

/**
 * Whether a motion is one of the bank, or of a published topic. Its words in another order may say the opposite, so the
 * motion has to be the same.
 */
async function isCleared(db: Firestore, motion: string): Promise<boolean> {
  if ((await caseFile(motion))?.motion === motion) return true;
  const noted: unknown = (await motionRef(db, motion).get()).get('topicId');
  const topic = typeof noted === 'string' ? await readPublished(db, noted) : undefined;
  return topic?.motion === motion;
}
