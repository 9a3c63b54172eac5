import { join } from 'node:path';
import { startClerkServer } from '../clerk-frontend-api/server.ts';
import type { ClerkServer } from '../clerk-frontend-api/server.ts';
import { CLERK_JS_FOLDER } from '../paths.ts';
import type { Child } from '../process/child.ts';
import type { Addresses } from './addresses.ts';
import { addressWeb } from './addressed-web.ts';
import type { Closers } from './closers.ts';
import { startEmulatorsPart } from './emulators-part.ts';
import type { Tools } from './emulators-part.ts';
import { clerkDataFolder } from './plan.ts';
import type { StackPlan } from './plan.ts';
import { webIsReady } from './readiness.ts';
import type { SharedBuilds } from './shared-builds.ts';
import { openStackRun } from './stack-run.ts';
import type { StackRun } from './stack-run.ts';
import { tellTime } from './tell-time.ts';
import { serveWebClient } from './web-client.ts';

export interface RunningStack {
  plan: StackPlan;
  addresses: Addresses;
  clerk: ClerkServer;
  /** The processes that must not end while the stack runs. */
  children: Child[];
  /** Starts a child that ends with the stack. */
  own: StackRun['own'];
}

/**
 * Starts every part; all of them answer when this resolves. Everything that was started is in `closers`, even after a
 * failure or an abort.
 */
export async function startStack(
  plan: StackPlan,
  tools: Tools,
  closers: Closers,
  signal: AbortSignal,
): Promise<RunningStack> {
  const run = await openStackRun(plan, closers, signal);
  const clerk = await startClerkPart(run);
  const web = plan.web === 'none' ? [] : [startWebPart(run, tools.builds)];
  const children = await Promise.all([
    tellTime('functions and emulators up', () => startEmulatorsPart(run, tools)),
    ...web,
  ]);
  return { plan, addresses: run.addresses, clerk, children, own: run.own };
}

async function startClerkPart({ plan, addresses, closers }: StackRun): Promise<ClerkServer> {
  const clerk = await startClerkServer({
    port: addresses.ports.clerk,
    appUrl: addresses.webUrl,
    dataFolder: clerkDataFolder(plan),
    clerkJsFolder: CLERK_JS_FOLDER,
  });
  closers.add(() => clerk.close());
  return clerk;
}

async function startWebPart(run: StackRun, builds: SharedBuilds): Promise<Child> {
  const { plan, addresses, signal, own } = run;
  const folder = plan.web === 'production' ? await builtWebClient(run, builds) : undefined;
  const web = own(() => serveWebClient(plan, addresses, folder));
  await webIsReady(addresses, web, signal);
  return web;
}

/** This stack's copy of the build, which leads to its own emulators. */
async function builtWebClient(run: StackRun, builds: SharedBuilds): Promise<string> {
  const folder = join(run.plan.workFolder, 'web');
  addressWeb(await builds.web(run), folder, run.addresses);
  return folder;
}
