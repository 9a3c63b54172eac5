import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { chooseDatabase } from './backup/chosen-database.ts';
import { exportTo } from './backup/move-data.ts';
import { Problem, runCommand } from './problem.ts';

/**
 * `npm run backup -- --to FOLDER`: writes all documents of the running `npm start` to a folder. With `--project PROJECT` it writes those of
 * a real project to a bucket, such as `--to gs://PROJECT-backups/2026-12-01`.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, to: { type: 'string' } } });
  if (values.to === undefined)
    throw new Problem('--to is missing: the folder, or the place in a bucket (gs://…).');
  const database = await chooseDatabase(values.project);
  try {
    await exportTo(database, values.to);
    console.log(`All documents of ${database.projectId} are in ${values.to}.`);
    return 0;
  } finally {
    await deleteApp(database.app);
  }
});
