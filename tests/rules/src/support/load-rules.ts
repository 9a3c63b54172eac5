import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Firebase project of this run, see `vitest.config.ts`. */
    projectId: string;
  }
}

const readRules = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');

/** Loads the rules once, because reloading would reset their coverage. */
export default async function loadRules(project: TestProject): Promise<void> {
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']) {
    if (!process.env[name]) throw new Error(`${name} is not set. Run these tests with "npm test -- rules".`);
  }
  const environment = await initializeTestEnvironment({
    projectId: project.getProvidedContext().projectId,
    firestore: { rules: readRules('firestore.rules') },
    storage: { rules: readRules('storage.rules') },
  });
  await environment.cleanup();
}
