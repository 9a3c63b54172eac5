import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chooseDatabase, requireCredentials } from './backup/chosen-database.ts';
import { emptyEmulator, importFrom } from './backup/move-data.ts';
import { Problem, runCommand } from './problem.ts';

/** How many collections the refusal names. */
const NAMED_MOST = 5;

/**
 * `npm run restore -- --from FOLDER [--project PROJECT]`: reads what `npm run backup` wrote into an empty database. An import overwrites
 * documents and leaves all others, so a database that has any would become a mixture of two times: that is refused. `npm start` always
 * has documents: `--empty` deletes them first, on an emulator alone.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, from: { type: 'string' }, empty: { type: 'boolean' } },
  });
  if (values.from === undefined)
    throw new Problem('--from is missing: the folder, or the place in a bucket (gs://…).');
  const database = await chooseDatabase(values.project);
  try {
    await requireCredentials(database);
    if (values.empty) await emptyEmulator(database, values.from);
    const found = await getFirestore(database.app).listCollections();
    if (found.length > 0)
      throw new Problem(
        refusal(
          database.projectId,
          found.map(({ id }) => id),
        ),
      );
    await importFrom(database, values.from);
    const check = values.project === undefined ? '' : ` -- --project ${values.project}`;
    console.log(`Restored into ${database.projectId}. Check it: npm run verify-data${check}`);
    return 0;
  } finally {
    await deleteApp(database.app);
  }
});

function refusal(projectId: string, collections: readonly string[]): string {
  const named = collections.slice(0, NAMED_MOST).join(', ');
  const more = collections.length > NAMED_MOST ? ` and ${collections.length - NAMED_MOST} more` : '';
  return `The database of ${projectId} is not empty (${named}${more}), so nothing was restored. Restore into a new database or an empty project; on an emulator, --empty deletes what is there first.`;
}
