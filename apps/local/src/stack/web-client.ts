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

/**
 * Builds the web client into `output`, minified as it will be deployed; only its addresses are local.
 */
export function buildWebClient(plan: StackPlan, addresses: Addresses, output: string): Child {
  const args = ['build', '--mode', LOCAL_MODE, '--outDir', output, '--emptyOutDir', '--logLevel', 'warn'];
  return vite('Web client build', 'web-build.log', args, plan, addresses);
}

/** Serves the build in `folder`, or without one the sources, with live updates. */
export function serveWebClient(plan: StackPlan, addresses: Addresses, folder?: string): Child {
  const at = [
    '--mode',
    LOCAL_MODE,
    '--host',
    'localhost',
    '--port',
    String(addresses.ports.web),
    '--strictPort',
  ];
  const args = folder === undefined ? at : ['preview', ...at, '--outDir', folder];
  return vite('Web client', 'web.log', args, plan, addresses);
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
