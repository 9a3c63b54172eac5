import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import { inRoot, ROOT } from '../paths.ts';
import { functionsLogIn } from '../stack/environments.ts';
import { emulatorConfig } from './emulator-config.ts';
import type { Ports } from './ports.ts';

const LAUNCHER = fileURLToPath(new URL('./launch-firebase.ts', import.meta.url));
/** Exporting happens within this; a large database takes seconds. */
const STOP_WITHIN_MS = 60_000;

export interface EmulatorOptions {
  projectId: string;
  ports: Ports;
  /** Generated, at the root of the repository: firebase-tools refuses paths outside its folder. */
  configFile: string;
  functionsFolder: string;
  /** Read at the start if it holds an export. */
  importFolder: string | null;
  /** Written at the end. */
  exportFolder: string | null;
  /** The folder of their sockets and the hub's locator, for this stack alone. */
  temporaryFolder: string;
  /** Environment of `locateEmulators`, and the PATH with Java. */
  env: Record<string, string>;
  logFolder: string;
}

/** Starts Auth, Firestore, Functions, Tasks and Storage. They answer some seconds later. */
export function startEmulators(options: EmulatorOptions): Child {
  const { projectId, ports, configFile, functionsFolder, importFolder, exportFolder } = options;
  const base: unknown = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  const config = emulatorConfig(base, ports, relative(ROOT, functionsFolder));
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  return startChild({
    name: 'Firebase emulators',
    command: process.execPath,
    args: [
      LAUNCHER,
      'emulators:start',
      `--project=${projectId}`,
      `--config=${configFile}`,
      '--only=auth,functions,firestore,storage',
      ...(importFolder ? [`--import=${importFolder}`] : []),
      ...(exportFolder ? [`--export-on-exit=${exportFolder}`] : []),
    ],
    env: { ...SETTINGS, TMPDIR: options.temporaryFolder, ...options.env },
    logFile: functionsLogIn(options.logFolder),
    // It writes more logs into its working folder.
    cwd: options.logFolder,
    stopSignal: 'SIGINT',
    stopWithinMs: STOP_WITHIN_MS,
  });
}

/**
 * Keeps firebase-tools from asking anything of anybody, from giving up on a function that a busy machine starts, and from
 * filling the machine's memory with idle functions.
 */
const SETTINGS = {
  CI: '1',
  npm_config_offline: 'true',
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  FUNCTIONS_EMULATOR_PARALLEL: '4',
  FUNCTIONS_DISCOVERY_TIMEOUT: '180',
  ROSTRUM_MOST_WORKERS: '20',
};
