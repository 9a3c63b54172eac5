import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { startChild } from '../process/child.ts';
import { standInAddresses } from './addressed-web.ts';
import { buildKey, builtWebs } from './built-web.ts';
import { webEnvironment } from './environments.ts';
import type { StackRun } from './stack-run.ts';
import { tellTime } from './tell-time.ts';
import { waitForSuccess } from './wait-until.ts';
import { buildWebClient } from './web-client.ts';

/** What the stacks of one command share: the first stack that asks builds it, the others wait for that. */
export class SharedBuilds {
  #functions: Promise<void> | undefined;
  readonly #webs = new Map<string, Promise<string>>();

  /** Builds the functions, or takes the cached build. */
  functions(run: StackRun): Promise<void> {
    this.#functions ??= buildFunctions(run);
    return this.#functions;
  }

  /** The folder of a build of the current sources with stand-in addresses: an earlier one, or a new one that is kept. */
  web(run: StackRun): Promise<string> {
    const key = buildKey(webEnvironment(standInAddresses(run.plan.projectId)));
    const web = this.#webs.get(key) ?? buildWeb(run, key);
    this.#webs.set(key, web);
    return web;
  }
}

async function buildFunctions({ plan, own, signal }: StackRun): Promise<void> {
  const build = own(() =>
    startChild({
      name: 'Functions build',
      command: process.execPath,
      args: [inRoot('node_modules/nx/dist/bin/nx.js'), 'run', 'functions:build', '--outputStyle=static'],
      logFile: join(plan.logFolder, 'functions-build.log'),
    }),
  );
  await waitForSuccess(build, signal);
}

async function buildWeb({ plan, own, signal }: StackRun, key: string): Promise<string> {
  const builds = builtWebs();
  builds.removeOld(Date.now());
  const found = builds.find(key, Date.now());
  if (found) return found;
  const output = join(plan.workFolder, 'web-build');
  const build = () => buildWebClient(plan, standInAddresses(plan.projectId), output);
  await tellTime('web client built', () => waitForSuccess(own(build), signal));
  return builds.keep(key, output);
}
