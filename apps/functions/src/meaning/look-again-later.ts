import { inBackground, type Reader } from '@rostrum/moderator/reader';
import { lookAgainAtShown, type ClassifyTask } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { platformOn } from '../rooms/platform.ts';
import { secondReader } from './judge-floor.ts';

let background: Reader | undefined;

/** Has this instance's second reader look at a shown message; nothing waits for it. */
export function lookAgainLater(
  db: Firestore,
  task: ClassifyTask,
  reader: Reader = (background ??= inBackground(secondReader(), Date.now)),
  now: () => number = Date.now,
): Promise<void> {
  return lookAgainAtShown(platformOn(db), reader, task, now);
}
