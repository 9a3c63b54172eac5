import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';
import { Problem } from '../problem.ts';
import { hostAndPort } from '../stack/addresses.ts';
import { startPlan } from '../stack/plan.ts';

/** The database that a command works on: that of a real project, or the one of the running `npm start`. */
export type ChosenDatabase = {
  app: App;
  projectId: string;
  /** Null for a real project. */ emulator: string | null;
};

/** Without a project it is the emulator in FIRESTORE_EMULATOR_HOST, or that of `npm start`. */
export function chooseDatabase(project: string | undefined): ChosenDatabase {
  return project === undefined ? emulated() : real(project);
}

function emulated(): ChosenDatabase {
  const plan = startPlan();
  const emulator = (process.env['FIRESTORE_EMULATOR_HOST'] ??= hostAndPort(plan.preferredPorts.firestore));
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const projectId = process.env['GCLOUD_PROJECT'] ?? plan.projectId;
  return { app: initializeApp({ projectId }), projectId, emulator };
}

function real(projectId: string): ChosenDatabase {
  if (process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Problem('FIRESTORE_EMULATOR_HOST names an emulator. Unset it to work on a real project.');
  }
  return { app: initializeApp({ projectId, credential: applicationDefault() }), projectId, emulator: null };
}
