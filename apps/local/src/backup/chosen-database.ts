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

/** Without a project it is the emulator in FIRESTORE_EMULATOR_HOST, or that of `npm start`. @throws Problem if it does not run */
export async function chooseDatabase(project: string | undefined): Promise<ChosenDatabase> {
  if (project !== undefined) return real(project);
  const database = emulated();
  await requireAnswer(database.emulator);
  return database;
}

function emulated(): ChosenDatabase & { emulator: string } {
  const plan = startPlan();
  const emulator = (process.env['FIRESTORE_EMULATOR_HOST'] ??= hostAndPort(plan.preferredPorts.firestore));
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const projectId = process.env['GCLOUD_PROJECT'] ?? plan.projectId;
  return { app: initializeApp({ projectId }), projectId, emulator };
}

/** The SDK itself would try for a minute. */
async function requireAnswer(emulator: string): Promise<void> {
  try {
    await fetch(`http://${emulator}/`, { signal: AbortSignal.timeout(5000) });
  } catch {
    throw new Problem(
      `No database answers at ${emulator}. Run npm start in another terminal first, or name a real project: -- --project PROJECT.`,
    );
  }
}

function real(projectId: string): ChosenDatabase {
  if (process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Problem('FIRESTORE_EMULATOR_HOST names an emulator. Unset it to work on a real project.');
  }
  return { app: initializeApp({ projectId, credential: applicationDefault() }), projectId, emulator: null };
}

/** Before a command reads a real database itself. @throws Problem if nobody is signed in for it */
export async function requireCredentials({ app, emulator }: ChosenDatabase): Promise<void> {
  if (emulator !== null) return;
  try {
    await app.options.credential?.getAccessToken();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(`Google does not let you in. Run: gcloud auth application-default login\n${why}`);
  }
}
