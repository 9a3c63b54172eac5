import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '../problem.ts';

/** The Firestore emulator of the Google Cloud CLI runs on this; the stock one of firebase-tools wants 21. */
export const OLDEST_JAVA = 11;
export const OLDEST_JAVA_FOR_STOCK_EMULATORS = 21;

export const INSTALL_JAVA =
  'Install a JDK, version 21 if you can choose (Debian and Ubuntu: apt-get install openjdk-17-jdk-headless, ' +
  'macOS: brew install openjdk@21).';

export interface Java {
  majorVersion: number;
  /** Folder with `java`, and `javac` if there is one. Null: on the PATH already. */
  folder: string | null;
  hasCompiler: boolean;
}

type Environment = Partial<Record<string, string>>;

/** The first usable Java: on the PATH, else below JAVA_HOME. @throws Problem when there is none */
export function findJava(env: Environment, versionOf = runJavaVersion): Java {
  const home = env['JAVA_HOME'];
  const folders = [null, ...(home ? [join(home, 'bin')] : [])];
  const found = folders.flatMap((folder) => {
    const majorVersion = parseJavaVersion(versionOf(inFolder(folder, 'java')));
    return majorVersion === null ? [] : [{ folder, majorVersion }];
  });
  const usable = found.find(({ majorVersion }) => majorVersion >= OLDEST_JAVA);
  if (usable) return { ...usable, hasCompiler: hasCompiler(usable.folder, env) };
  const [old] = found;
  if (!old) throw new Problem(`Java is missing. ${INSTALL_JAVA}`);
  throw new Problem(`Java ${old.majorVersion} is too old: ${OLDEST_JAVA} is the least. ${INSTALL_JAVA}`);
}

/** 17 from `openjdk version "17.0.15"`, 8 from `java version "1.8.0_402"`; null from anything else. */
export function parseJavaVersion(output: string | null): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output ?? '');
  return match ? Number(match[1]) : null;
}

/** `PATH` with this Java first. */
export function pathWithJava({ folder }: Java, path = ''): string {
  return folder === null ? path : `${folder}${delimiter}${path}`;
}

/** The output of `java -version` (from standard error); null when it cannot be run. */
function runJavaVersion(command: string): string | null {
  const { status, stderr } = spawnSync(command, ['-version'], { encoding: 'utf8' });
  return status === 0 ? stderr : null;
}

function hasCompiler(folder: string | null, env: Environment): boolean {
  const folders = folder === null ? (env['PATH'] ?? '').split(delimiter) : [folder];
  return folders.some((candidate) => existsSync(join(candidate, 'javac')));
}

function inFolder(folder: string | null, name: string): string {
  return folder === null ? name : join(folder, name);
}
