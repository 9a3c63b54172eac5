import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { startChild } from '../process/child.ts';
import { prepareFunctionsFolder } from './functions-folder.ts';
import type { StackRun } from './stack-run.ts';
import { waitForSuccess } from './wait-until.ts';

/** Builds the functions (or takes the cached build) into a folder of this stack. @returns that folder */
export async function buildFunctions({ plan, addresses, own, signal }: StackRun): Promise<string> {
  const build = own(() =>
    startChild({
      name: 'Functions build',
      command: process.execPath,
      args: [inRoot('node_modules/nx/dist/bin/nx.js'), 'run', 'functions:build', '--outputStyle=static'],
      logFile: join(plan.logFolder, 'functions-build.log'),
    }),
  );
  await waitForSuccess(build, signal);
  const folder = join(plan.workFolder, 'functions');
  prepareFunctionsFolder(folder, addresses);
  return folder;
}
