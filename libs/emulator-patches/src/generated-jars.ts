import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWrapperJar } from './jar/wrapper-jar.ts';
import { openZip } from './jar/zip-reader.ts';
import type { ZipEntry } from './jar/zip-writer.ts';
import { needsListenPatch, patchListenClasses } from './listen-patch.ts';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const STORAGE_RULES_MAIN = 'StorageRulesRuntime';
const JAVA_SOURCES = fileURLToPath(new URL('../java', import.meta.url));
/** Change it when the way a jar is made changes: older ones are then rebuilt. */
const RECIPE = '2';

export interface Workshop {
  /** Where the jars are kept. */
  folder: string;
  /** The Java compiler. */
  javac: string;
}

/** A jar that starts the Google Cloud CLI's Firestore emulator, with the fix for the version that needs it. */
export function buildFirestoreJar(gcloudJar: string, { folder }: Pick<Workshop, 'folder'>): string {
  return generate(join(folder, 'firestore'), [gcloudJar], (file) => {
    const jar = openZip(gcloudJar);
    const classes = needsListenPatch(jar) ? patchListenClasses(jar) : [];
    writeWrapperJar({ file, mainClass: FIRESTORE_MAIN, target: gcloudJar, classes });
  });
}

/** A jar that judges storage rules with the engine inside the Firestore emulator. */
export function buildStorageRulesJar(gcloudJar: string, { folder, javac }: Workshop): string {
  const sources = readdirSync(JAVA_SOURCES).map((name) => join(JAVA_SOURCES, name));
  return generate(join(folder, 'storage-rules'), [gcloudJar, ...sources], (file) => {
    const classes = compile(sources, gcloudJar, javac);
    writeWrapperJar({ file, mainClass: STORAGE_RULES_MAIN, target: gcloudJar, classes });
  });
}

/** Makes the jar unless the same ingredients produced it before. A final rename keeps two runs apart. */
function generate(path: string, ingredients: string[], make: (file: string) => void): string {
  const file = `${path}-${fingerprint(ingredients)}.jar`;
  if (existsSync(file)) return file;
  const draft = `${file}.${process.pid}`;
  make(draft);
  renameSync(draft, file);
  return file;
}

function fingerprint(files: string[]): string {
  const hash = createHash('sha256').update(RECIPE);
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

function compile(sources: string[], classPath: string, javac: string): ZipEntry[] {
  const output = mkdtempSync(join(tmpdir(), 'rostrum-classes-'));
  try {
    const options = ['-proc:none', '--release', '11', '-nowarn', '-cp', classPath, '-d', output];
    execFileSync(javac, [...options, ...sources], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readdirSync(output).map((name) => ({ name, content: readFileSync(join(output, name)) }));
  } finally {
    rmSync(output, { recursive: true });
  }
}
