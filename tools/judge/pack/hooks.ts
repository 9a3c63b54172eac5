import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stage, STAGED } from './stage.ts';

/** Where the package.json of the workspace waits while npm packs the other one. */
const KEPT = 'package.workspace.json';

/**
 * npm packs the package.json that it finds, and the one of the workspace names sources and other projects. `prepack` puts the
 * packed one in its place, and `postpack` puts everything back. See docs/decisions/0070-an-engine-in-one-file.md.
 */
export async function prepack(folder: string): Promise<void> {
  // An interrupted `npm pack` left it there.
  postpack(folder);
  copyFileSync(join(folder, 'package.json'), join(folder, KEPT));
  try {
    await stage(folder);
  } catch (error) {
    postpack(folder);
    throw error;
  }
}

export function postpack(folder: string): void {
  if (!existsSync(join(folder, KEPT))) return;
  renameSync(join(folder, KEPT), join(folder, 'package.json'));
  for (const file of STAGED) rmSync(join(folder, file), { force: true });
}
