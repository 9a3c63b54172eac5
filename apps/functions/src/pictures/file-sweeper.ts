import { UNCLAIMED_FILES } from '@rostrum/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { database, ownBucket } from '../admin.ts';
import { noteRun } from '../health/last-runs.ts';
import { log } from '../logging/log.ts';
import { watched } from '../server-faults/note-fault.ts';
import { removeNoted, type Shelves } from './files.ts';

/** Files that one run removes; the next run takes the rest. */
const AT_ONCE = 100;
/** The time in milliseconds after which no older transaction can still refer to a due file. */
const GRACE_MS = 300_000;

/** Removes files without a reference: leftovers of faults, and pictures whose note never came. */
export const fileSweeper = onSchedule(
  'every 15 minutes',
  watched('fileSweeper', async () => {
    const atMs = Date.now();
    await sweepFiles({ db: database(), bucket: ownBucket() }, atMs);
    await noteRun(database(), 'fileSweeper', atMs);
  }),
);

/** Logs a file that cannot be removed and continues with the others. */
export async function sweepFiles({ db, bucket }: Shelves, atMs: number): Promise<void> {
  const due = db.collection(UNCLAIMED_FILES).where('dueAtMs', '<=', atMs - GRACE_MS);
  const { docs } = await due.orderBy('dueAtMs').limit(AT_ONCE).get();
  for (const one of docs) {
    try {
      await removeNoted(bucket, one.ref);
    } catch (error) {
      log('fileNotRemoved', { error, file: one.id });
    }
  }
}
