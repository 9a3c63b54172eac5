import { join } from 'node:path';
import { shiftedPorts, USUAL_PORTS } from '../emulators/ports.ts';
import type { Ports } from '../emulators/ports.ts';
import { inLocalFolder } from '../paths.ts';

/** The differences between the stack of `npm start` and that of the tests. */
export interface StackPlan {
  name: string;
  /** Begins with `demo-`, so that no emulator ever asks a real service. */
  projectId: string;
  preferredPorts: Ports;
  /** The persistent folder; null if the stack leaves nothing behind. */
  keptDataFolder: string | null;
  /** Vite's development server, a production build served as it will be, or no web client at all. */
  web: 'development' | 'production' | 'none';
  /** For the Firestore emulator's Java. */
  javaOptions?: readonly string[];
  logFolder: string;
  /** Generated files of this stack only, deleted at its end. */
  workFolder: string;
}

export const DATA_FOLDER = inLocalFolder('data');
export const RUN_FOLDER = inLocalFolder('run');

/** `web`: the built client, or with `npm start -- --dev` Vite's development server. */
export function startPlan(web: 'development' | 'production' = 'production'): StackPlan {
  return {
    name: 'start',
    projectId: 'demo-rostrum',
    preferredPorts: USUAL_PORTS,
    keptDataFolder: DATA_FOLDER,
    web,
    logFolder: inLocalFolder('logs', 'start'),
    workFolder: inLocalFolder('work', `start-${process.pid}`),
  };
}

/** Several of these may run at once, also beside `npm start`. `lane` tells apart those of one process. */
export function testPlan(lane = 1): StackPlan {
  const name = lane === 1 ? `test-${process.pid}` : `test-${process.pid}-${lane}`;
  return {
    name,
    projectId: 'demo-rostrum-test',
    preferredPorts: shiftedPorts(10_000),
    keptDataFolder: null,
    web: 'production',
    logFolder: inLocalFolder('logs', name),
    workFolder: inLocalFolder('work', name),
  };
}

/** The folder of people, sign-ins and the signing key: with the persistent data, or in the work folder. */
export function clerkDataFolder({ keptDataFolder, workFolder }: StackPlan): string {
  return join(keptDataFolder ?? workFolder, 'clerk');
}

/** The emulators' export; null when nothing is kept. */
export function firebaseDataFolder({ keptDataFolder }: StackPlan): string | null {
  return keptDataFolder && join(keptDataFolder, 'firebase');
}
