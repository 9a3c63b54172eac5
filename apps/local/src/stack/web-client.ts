import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import type { Addresses } from './addresses.ts';
import { webEnvironment } from './environments.ts';
import type { StackPlan } from './plan.ts';

const VITE = inRoot('node_modules/vite/bin/vite.js');
const WEB = inRoot('apps/web');
/** The web client's mode for a local stack. Vite refuses the plain word `local`. */
const LOCAL_MODE = 'local-stack';

/** The build is minified as it will be deployed; only its addresses are local. */
export function buildWebClient(plan: StackPlan, addresses: Addresses): Child {
  const output = builtWebFolder(plan);
  const args = ['build', '--mode', LOCAL_MODE, '--outDir', output, '--emptyOutDir', '--logLevel', 'warn'];
  return vite('Web client build', 'web-build.log', args, plan, addresses);
}

export function serveWebClient(plan: StackPlan, addresses: Addresses): Child {
  const at = [
    '--mode',
    LOCAL_MODE,
    '--host',
    'localhost',
    '--port',
    String(addresses.ports.web),
    '--strictPort',
  ];
  const args = plan.web === 'development' ? at : ['preview', ...at, '--outDir', builtWebFolder(plan)];
  return vite('Web client', 'web.log', args, plan, addresses);
}

function builtWebFolder({ workFolder }: StackPlan): string {
  return join(workFolder, 'web');
}

function vite(
  name: string,
  log: string,
  args: string[],
  { logFolder }: StackPlan,
  addresses: Addresses,
): Child {
  return startChild({
    name,
    command: process.execPath,
    args: [VITE, ...args],
    cwd: WEB,
    env: webEnvironment(addresses),
    logFile: join(logFolder, log),
  });
}
