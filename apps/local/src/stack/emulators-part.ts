import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathWithJava } from '../doctor/java.ts';
import type { Java } from '../doctor/java.ts';
import { tickSchedules } from '../emulators/schedule-ticker.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import type { Child } from '../process/child.ts';
import { Problem } from '../problem.ts';
import { prepareFunctionsFolder } from './functions-folder.ts';
import { isUsableExport, setAside } from './kept-data.ts';
import { firebaseDataFolder } from './plan.ts';
import { emulatorsAreReady } from './readiness.ts';
import type { SharedBuilds } from './shared-builds.ts';
import type { StackRun } from './stack-run.ts';

export interface Tools {
  java: Java;
  /** From `locateEmulators`. */
  emulatorEnvironment: Record<string, string>;
  builds: SharedBuilds;
}

/** Builds the functions and starts the emulators with the data of the last run; resolves when all respond. */
export async function startEmulatorsPart(run: StackRun, tools: Tools): Promise<Child> {
  await tools.builds.functions(run);
  const functionsFolder = join(run.plan.workFolder, 'functions');
  prepareFunctionsFolder(functionsFolder, run.addresses);
  const kept = firebaseDataFolder(run.plan);
  if (kept) mkdirSync(dirname(kept), { recursive: true });
  if (kept && existsSync(kept) && !isUsableExport(kept)) tellSetAside(kept);
  const emulators = await startOrStartAfresh(run, tools, functionsFolder, kept);
  run.closers.add(tickSchedules(run.addresses.functionsOrigin, run.plan.projectId));
  return emulators;
}

/** The emulators may refuse an export that looks whole; they then start again without it. */
async function startOrStartAfresh(run: StackRun, tools: Tools, functionsFolder: string, kept: string | null) {
  const importFolder = kept && existsSync(kept) ? kept : null;
  const emulators = start(run, tools, functionsFolder, importFolder);
  try {
    await emulatorsAreReady(run.addresses, emulators, run.signal);
    return emulators;
  } catch (error) {
    if (!(error instanceof Problem) || importFolder === null || !emulators.hasExited()) throw error;
    tellSetAside(importFolder);
    const again = start(run, tools, functionsFolder, null);
    await emulatorsAreReady(run.addresses, again, run.signal);
    return again;
  }
}

function start(run: StackRun, tools: Tools, functionsFolder: string, importFolder: string | null): Child {
  const { plan, addresses, configFile, temporaryFolder, own } = run;
  return own(() =>
    startEmulators({
      projectId: plan.projectId,
      ports: addresses.ports,
      configFile,
      functionsFolder,
      importFolder,
      exportFolder: firebaseDataFolder(plan),
      temporaryFolder,
      env: {
        ...tools.emulatorEnvironment,
        ...(plan.javaOptions && { ROSTRUM_JAVA_OPTIONS: plan.javaOptions.join(' ') }),
        PATH: pathWithJava(tools.java, process.env['PATH']),
      },
      logFolder: plan.logFolder,
    }),
  );
}

function tellSetAside(folder: string): void {
  console.log(
    `The data of the last run cannot be read. It is now in ${setAside(folder, Date.now())}; starting fresh.`,
  );
}
