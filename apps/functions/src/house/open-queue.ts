import { CASES } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';
import { tellReporters } from './tell-reporters.ts';

/** The most cases whose reporters one call notifies. */
const AT_ONCE = 20;

/**
 * Runs before a page of the queue: notifies reporters whom a broken call has left out. Returns whether there are
 * more.
 */
export async function openQueue(db: Firestore): Promise<{ isMore: boolean }> {
  const untold = await db.collection(CASES).where('untold', '>', '').limit(AT_ONCE).get();
  let told = 0;
  for (const { id } of untold.docs) told += (await tellOf(db, id)) ? 1 : 0;
  return { isMore: told > 0 && untold.size === AT_ONCE };
}

/** Skips an unreadable case, so that it does not hold up the others. */
async function tellOf(db: Firestore, caseId: string): Promise<boolean> {
  try {
    await tellReporters(db, caseId);
    return true;
  } catch (error) {
    log('reportersNotTold', { error, caseId });
    return false;
  }
}
