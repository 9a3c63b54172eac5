import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isModelWanted } from '@rostrum/moderator/language-model';
import { writeAlerts } from './deploy/alerts/write-alerts.ts';
import { deployConfig } from './deploy/deploy-config.ts';
import { firebase, modelCheck, nxBuild } from './deploy/commands.ts';
import { firebaseArguments, hasFunctions, readArguments } from './deploy/firebase-command.ts';
import { missingFromLegalPages, readDeploySettings } from './deploy/settings.ts';
import { inLocalFolder, inRoot } from './paths.ts';
import { Problem, runCommand } from './problem.ts';
import { dotenv } from './stack/environments.ts';

const CONFIG_FILE = inRoot('.firebase-local-deploy.json');

/**
 * `npm run deploy`: checks the environment, builds, asks the language model one question of each kind if there is one, writes the
 * alerts, and deploys. With `-- --dry-run` it stops before anything leaves this machine; `-- --channel next` deploys the web client to
 * a preview channel; every other argument goes to `firebase deploy`, such as `-- --only hosting`.
 */
await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2));
  const settings = readDeploySettings(process.env);
  const { projectId, stage, host, clerkHost, alertChannels } = settings;
  for (const line of missingFromLegalPages(process.env))
    console.warn(`The legal pages are incomplete: ${line}`);
  if (!nxBuild()) throw new Problem('The build failed, so nothing was deployed.');

  const isChecked = !asked.isDryRun && hasFunctions(asked) && isModelWanted(settings.functions);
  if (isChecked && !modelCheck(projectId))
    throw new Problem('The language model cannot be used, so nothing was deployed.');

  const alertsFolder = inLocalFolder('alerts', projectId);
  writeAlerts(alertsFolder, { projectId, channels: alertChannels, host });
  console.log(`The alerts are in ${alertsFolder}: "sh apply.sh" there creates or updates them.`);
  if (alertChannels.length === 0) console.warn('The alerts tell nobody: ALERT_CHANNELS is not set.');

  writeFileSync(inRoot(join('apps/functions/dist', `.env.${projectId}`)), dotenv(settings.functions));
  const base: unknown = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  const isHidden = stage === 'staging' || asked.channel !== null;
  writeFileSync(CONFIG_FILE, JSON.stringify(deployConfig(base, settings, isHidden), null, 2));
  try {
    const what = asked.channel === null ? asked.targets : `hosting, on the preview channel ${asked.channel},`;
    const plan = `${what} to ${projectId} (${stage}), with Clerk at ${clerkHost}.`;
    console.log(asked.isDryRun ? `Ready to deploy ${plan}` : `Deploying ${plan}`);
    return asked.isDryRun ? 0 : firebase(firebaseArguments(asked, projectId, CONFIG_FILE));
  } finally {
    rmSync(CONFIG_FILE, { force: true });
  }
});
