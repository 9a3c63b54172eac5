import { parseArgs } from 'node:util';
import { houseLogPath } from '@rostrum/domain';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chooseDatabase } from './backup/chosen-database.ts';
import { runCommand } from './problem.ts';
import { findBreach } from './verify-data/find-breach.ts';
import { findUnreadable } from './verify-data/find-unreadable.ts';
import { recordUnreadable } from './verify-data/record.ts';

/**
 * `npm run verify-data`: finds stored documents that their schema refuses, and breaks in the house's log. Without
 * `--project` it reads the database of the running `npm start`, or the emulator in FIRESTORE_EMULATOR_HOST. Exit code
 * 1 if it finds either.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, record: { type: 'boolean' } } });
  const { app } = chooseDatabase(values.project);
  try {
    const db = getFirestore(app);
    const { looked, unreadable, unplaced } = await findUnreadable(db);
    const breach = await findBreach(db);
    for (const { path, problems } of unreadable) console.log(`${path}: ${problems.join('; ')}`);
    for (const name of unplaced) console.log(`${name}: no schema knows this collection`);
    if (breach !== null) console.log(`${houseLogPath(breach)}: the log of the house is broken here`);
    if (values.record) await recordUnreadable(db, unreadable, Date.now());
    console.log(`${looked} documents, ${unreadable.length} of them unreadable.`);
    return unreadable.length + unplaced.length > 0 || breach !== null ? 1 : 0;
  } finally {
    await deleteApp(app);
  }
});
