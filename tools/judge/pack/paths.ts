import { fileURLToPath } from 'node:url';

/** The root of the repository. */
const ROOT = new URL('../../../', import.meta.url);

export function inRoot(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}
