import { parseArgs } from 'node:util';
import { houseLogPath } from '@rostrum/domain';
import { findBreaches, INVARIANTS } from '@rostrum/domain/invariants';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chooseDatabase, requireCredentials } from './backup/chosen-database.ts';
import { runCommand } from './problem.ts';
import { findBreach } from './verify-data/find-breach.ts';
import { findUnreadable } from './verify-data/find-unreadable.ts';
import { readEverything } from './verify-data/read-everything.ts';
import { recordUnreadable } from './verify-data/record.ts';

/**
 * `npm run verify-data`: finds stored documents that their schema refuses, what doesn't hold between documents, and breaks in
 * the house's log. Without `--project` it reads the database of the running `npm start`, or the emulator in
 * FIRESTORE_EMULATOR_HOST. Exit code 1 if it finds any.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, record: { type: 'boolean' } } });
  const database = await chooseDatabase(values.project);
  const { app } = database;
  try {
    await requireCredentials(database);
    const db = getFirestore(app);
    const { documents, unplaced } = await readEverything(db);
    const unreadable = findUnreadable(documents);
    const breaches = findBreaches(documents);
    const breach = await findBreach(db);
    for (const { path, problems } of unreadable) console.log(`${path}: ${problems.join('; ')}`);
    for (const name of unplaced) console.log(`${name}: no schema knows this collection`);
    for (const { path, what, name } of breaches) console.log(`${path}: ${what} (${name})`);
    if (breach !== null) console.log(`${houseLogPath(breach)}: the log of the house is broken here`);
    if (values.record) await recordUnreadable(db, unreadable, Date.now());
    console.log(
      `${documents.size} documents, ${unreadable.length} of them unreadable; ${INVARIANTS.length} invariants, broken ${breaches.length} times.`,
    );
    return unreadable.length + unplaced.length + breaches.length > 0 || breach !== null ? 1 : 0;
  } finally {
    await deleteApp(app);
  }
});
