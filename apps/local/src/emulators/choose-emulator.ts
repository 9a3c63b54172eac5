import { INSTALL_JAVA, OLDEST_JAVA_FOR_STOCK_EMULATORS } from '../doctor/java.ts';
import type { Java } from '../doctor/java.ts';
import { Problem } from '../problem.ts';
import type { DownloadableEmulator } from './emulator-catalogue.ts';

/** The source of an emulator: a named file, firebase-tools itself, or the Google Cloud CLI's jar. */
export type EmulatorSource =
  { from: 'environment'; file: string } | { from: 'stock' } | { from: 'gcloud'; jar: string };

export interface Findings {
  env: Partial<Record<string, string>>;
  java: Java;
  gcloudJar: string | undefined;
  exists: (file: string) => boolean;
  isCached: (name: DownloadableEmulator) => boolean;
  canDownload: (name: DownloadableEmulator) => Promise<boolean>;
}

const ENVIRONMENT_NAME = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  storage: 'STORAGE_EMULATOR_BINARY_PATH',
} as const;

/** The installed replacement for the stock emulator, if there is one. */
function gcloudSource(name: DownloadableEmulator, { gcloudJar, java }: Findings): EmulatorSource | undefined {
  const usable = name === 'firestore' || java.hasCompiler;
  return gcloudJar && usable ? { from: 'gcloud', jar: gcloudJar } : undefined;
}

/**
 * The order: the environment's, a downloaded one, the Google Cloud CLI's, one to download now. The stock Firestore
 * emulator counts only with a Java that is new enough for it. @throws Problem that says what to install
 */
export async function chooseEmulator(
  name: DownloadableEmulator,
  findings: Findings,
): Promise<EmulatorSource> {
  const { env, java, exists, isCached, canDownload } = findings;
  const variable = ENVIRONMENT_NAME[name];
  const named = env[variable];
  if (named) {
    if (exists(named)) return { from: 'environment', file: named };
    throw new Problem(`${variable} is ${named}, where there is no file. Correct it or unset it.`);
  }
  const stockRuns = java.majorVersion >= OLDEST_JAVA_FOR_STOCK_EMULATORS;
  if (stockRuns && isCached(name)) return { from: 'stock' };
  const gcloud = gcloudSource(name, findings);
  if (gcloud) return gcloud;
  if (stockRuns && (await canDownload(name))) return { from: 'stock' };
  throw new Problem(whatToInstall(name, findings));
}

function whatToInstall(name: DownloadableEmulator, { java, gcloudJar }: Findings): string {
  if (name === 'storage' && gcloudJar) {
    return `The storage emulator needs the Java compiler, javac. ${INSTALL_JAVA}`;
  }
  return (
    'The Firestore emulator is missing. Install the one of the Google Cloud CLI (gcloud components install ' +
    'cloud-firestore-emulator, or the package google-cloud-cli-firestore-emulator), or have Java ' +
    `${OLDEST_JAVA_FOR_STOCK_EMULATORS} (here: ${java.majorVersion}) and a connection, and it is downloaded.`
  );
}
