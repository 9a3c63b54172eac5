import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The Firestore emulator of an installed Google Cloud CLI; undefined when there is none. */
export function findGcloudJar(env: Partial<Record<string, string>>): string | undefined {
  const sdkFolders = [
    ...foldersOfGcloudOnPath(env['PATH'] ?? ''),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return sdkFolders.map((folder) => join(folder, JAR)).find((jar) => existsSync(jar));
}

function foldersOfGcloudOnPath(path: string): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((command) => existsSync(command))
    .map((command) => dirname(dirname(realpathSync(command))));
}
