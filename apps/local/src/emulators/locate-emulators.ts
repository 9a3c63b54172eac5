import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { buildFirestoreJar, buildStorageRulesJar } from '@rostrum/emulator-patches';
import type { Java } from '../doctor/java.ts';
import { OLDEST_JAVA, OLDEST_JAVA_FOR_STOCK_EMULATORS } from '../doctor/java.ts';
import { inLocalFolder } from '../paths.ts';
import { chooseEmulator } from './choose-emulator.ts';
import type { EmulatorSource, Findings } from './choose-emulator.ts';
import { stockEmulator } from './emulator-catalogue.ts';
import type { DownloadableEmulator } from './emulator-catalogue.ts';
import { findGcloudJar } from './gcloud-jar.ts';

const PROBE_TIMEOUT_MS = 5_000;

/** Environment variables that make firebase-tools run the emulators of this machine. @throws Problem */
export async function locateEmulators(java: Java): Promise<Record<string, string>> {
  const findings = lookAround(java);
  const firestore = await chooseEmulator('firestore', findings);
  const storage = await chooseEmulator('storage', findings);
  const oldestJava = firestore.from === 'stock' ? OLDEST_JAVA_FOR_STOCK_EMULATORS : OLDEST_JAVA;
  const workshop = { folder: inLocalFolder('emulators'), javac: join(java.folder ?? '', 'javac') };
  return {
    ROSTRUM_OLDEST_JAVA: String(oldestJava),
    ...binaryPath('FIRESTORE_EMULATOR_BINARY_PATH', firestore, (jar) => buildFirestoreJar(jar, workshop)),
    ...binaryPath('STORAGE_EMULATOR_BINARY_PATH', storage, (jar) => buildStorageRulesJar(jar, workshop)),
  };
}

function lookAround(java: Java): Findings {
  const { env } = process;
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return {
    env,
    java,
    gcloudJar: findGcloudJar(env),
    exists: existsSync,
    isCached: (name) => stockEmulator(name, cache).isCached,
    canDownload: (name) => answers(name, cache),
  };
}

async function answers(name: DownloadableEmulator, cache: string): Promise<boolean> {
  const { remoteUrl } = stockEmulator(name, cache);
  try {
    const response = await fetch(remoteUrl, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function binaryPath(variable: string, source: EmulatorSource, build: (jar: string) => string) {
  switch (source.from) {
    case 'stock':
      return {};
    case 'environment':
      return { [variable]: source.file };
    case 'gcloud':
      return { [variable]: build(source.jar) };
  }
}
