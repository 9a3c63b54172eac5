import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isModelWanted } from '@rostrum/moderator/language-model';
import { deployConfig } from './deploy/deploy-config.ts';
import { firebase, modelCheck, nxBuild } from './deploy/commands.ts';
import { missingFromLegalPages, readDeploySettings } from './deploy/settings.ts';
import { inRoot } from './paths.ts';
import { Problem, runCommand } from './problem.ts';
import { dotenv } from './stack/environments.ts';

const CONFIG_FILE = inRoot('.firebase-local-deploy.json');
const TARGETS = 'firestore,storage,functions,hosting';

/**
 * `npm run deploy`: checks the environment, builds, asks the language model one question of each kind if there is one, and
 * deploys. With `-- --dry-run` it stops before anything leaves this machine; every other argument goes to `firebase deploy`, such as `-- --only hosting`.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const settings = readDeploySettings(process.env);
  for (const line of missingFromLegalPages(process.env))
    console.warn(`The legal pages are incomplete: ${line}`);
  if (!nxBuild()) throw new Problem('The build failed, so nothing was deployed.');

  const only = args[args.indexOf('--only') + 1] ?? '';
  const isChecked = !args.includes('--dry-run') && (!args.includes('--only') || only.includes('functions'));
  if (isChecked && isModelWanted(settings.functions) && !modelCheck(settings.projectId))
    throw new Problem('The language model cannot be used, so nothing was deployed.');

  const functionsSettings = inRoot(join('apps/functions/dist', `.env.${settings.projectId}`));
  writeFileSync(functionsSettings, dotenv(settings.functions));
  const base: unknown = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  writeFileSync(CONFIG_FILE, JSON.stringify(deployConfig(base, settings), null, 2));
  try {
    const command = ['deploy', `--project=${settings.projectId}`, `--config=${CONFIG_FILE}`];
    const targets = args.includes('--only') ? [] : [`--only=${TARGETS}`];
    if (!args.includes('--dry-run')) return firebase([...command, ...targets, ...args]);
    console.log(`Ready to deploy ${TARGETS} to ${settings.projectId}, with Clerk at ${settings.clerkHost}.`);
    return 0;
  } finally {
    rmSync(CONFIG_FILE, { force: true });
  }
});
