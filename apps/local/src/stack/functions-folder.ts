import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.ts';
import type { Addresses } from './addresses.ts';
import {
  dotenv,
  functionsEnvironment,
  LOCAL_CLERK_SECRET_KEY,
  LOCAL_WEBHOOK_SECRET,
} from './environments.ts';
import { modelEnvironment } from './model-environment.ts';
import { localReach } from './reach-environment.ts';

const BUILT_FUNCTIONS = inRoot('apps/functions/dist');
const FUNCTIONS_PACKAGES = inRoot('apps/functions/node_modules');

/** Where the letters of a stack with its functions in this folder lie. */
function mailFolderBeside(functionsFolder: string): string {
  return join(dirname(functionsFolder), 'mail');
}

/**
 * A copy of the built functions with this stack's settings. The emulator reads `.env.local` and `.secret.local` from
 * the functions' own folder; in a copy they are never deployed and never clash with another stack's settings.
 */
export function prepareFunctionsFolder(folder: string, addresses: Addresses): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUILT_FUNCTIONS, folder, { recursive: true });
  if (existsSync(FUNCTIONS_PACKAGES))
    symlinkSync(FUNCTIONS_PACKAGES, join(folder, 'node_modules'), 'junction');
  const mailFolder = mailFolderBeside(folder);
  mkdirSync(mailFolder, { recursive: true });
  const settings = {
    ...functionsEnvironment(addresses),
    ...modelEnvironment(process.env),
    SPENDING_DAY_BUDGET: process.env['SPENDING_DAY_BUDGET'] ?? '',
    ...localReach(addresses, mailFolder),
  };
  writeFileSync(join(folder, '.env.local'), dotenv(settings));
  const keys = ['MODEL_API_KEY', 'ENCODER_API_KEY'].flatMap((name) => {
    const key = process.env[name]?.trim();
    return key ? [[name, key]] : [];
  });
  const secrets = {
    CLERK_SECRET_KEY: LOCAL_CLERK_SECRET_KEY,
    CLERK_WEBHOOK_SIGNING_SECRET: LOCAL_WEBHOOK_SECRET,
    ...Object.fromEntries(keys),
  };
  writeFileSync(join(folder, '.secret.local'), dotenv(secrets), { mode: 0o600 });
}
