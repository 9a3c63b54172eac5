import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { chooseEmulator } from './choose-emulator.ts';
import type { Findings } from './choose-emulator.ts';

const JAVA_17 = { majorVersion: 17, folder: null, hasCompiler: true };
const JAVA_21 = { majorVersion: 21, folder: null, hasCompiler: true };
const GCLOUD = '/sdk/cloud-firestore-emulator.jar';

function findings(found: Partial<Findings>): Findings {
  return {
    env: {},
    java: JAVA_17,
    gcloudJar: undefined,
    exists: () => true,
    isCached: () => false,
    canDownload: async () => false,
    ...found,
  };
}

const choose = (found: Partial<Findings>, name: 'firestore' | 'storage' = 'firestore') =>
  chooseEmulator(name, findings(found));

test('an emulator named by the environment comes first', async () => {
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/my/emulator.jar' };
  const found = { env, java: JAVA_21, isCached: () => true, gcloudJar: GCLOUD };
  expect(await choose(found)).toEqual({ from: 'environment', file: '/my/emulator.jar' });
});

test('a named emulator that is missing is an error and never ignored', async () => {
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };
  const problem = choose({ env, exists: () => false, gcloudJar: GCLOUD });
  await expect(problem).rejects.toThrow('FIRESTORE_EMULATOR_BINARY_PATH is /nowhere.jar');
});

test('one that was downloaded before is taken from Java 21 on, the Google Cloud CLI’s below', async () => {
  const isCached = () => true;
  expect(await choose({ java: JAVA_21, isCached, gcloudJar: GCLOUD })).toEqual({ from: 'stock' });
  expect(await choose({ java: JAVA_17, isCached, gcloudJar: GCLOUD })).toEqual({
    from: 'gcloud',
    jar: GCLOUD,
  });
});

test('nothing is downloaded while the Google Cloud CLI has one', async () => {
  const found = { java: JAVA_21, gcloudJar: GCLOUD, canDownload: async () => true };
  expect(await choose(found)).toEqual({ from: 'gcloud', jar: GCLOUD });
});

test('else it is downloaded, if there is a connection and Java 21', async () => {
  const canDownload = async () => true;
  expect(await choose({ java: JAVA_21, canDownload })).toEqual({ from: 'stock' });
  await expect(choose({ java: JAVA_17, canDownload })).rejects.toThrow('have Java 21 (here: 17)');
});

test('missing parts are reported in one line', async () => {
  const problem = await choose({}).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(String(problem)).toContain('gcloud components install cloud-firestore-emulator');
  expect(String(problem)).not.toContain('\n');
});

test('the storage emulator needs a compiler if it is built from the Google Cloud CLI’s jar', async () => {
  const java = { ...JAVA_17, hasCompiler: false };
  expect(await choose({ gcloudJar: GCLOUD }, 'storage')).toEqual({ from: 'gcloud', jar: GCLOUD });
  await expect(choose({ gcloudJar: GCLOUD, java }, 'storage')).rejects.toThrow('javac');
  expect(await choose({ gcloudJar: GCLOUD, java }, 'firestore')).toEqual({ from: 'gcloud', jar: GCLOUD });
});
