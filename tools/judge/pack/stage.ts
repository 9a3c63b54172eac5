import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { declarations } from './declarations.ts';
import { packedManifest, TYPES } from './manifest.ts';
import { modelCard } from './model-card.ts';
import { notices } from './notices.ts';
import { inRoot } from './paths.ts';

/** Files beside package.json that exist only while the engine is packed. */
export const STAGED = ['README.md', 'MODEL_CARD.md', 'NOTICES.md', 'LICENSE', 'CITATION.cff'] as const;

/** Writes all that the package holds into a folder. */
export async function stage(folder: string): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const packages = await bundle(folder);
  write(TYPES, declarations());
  write('README.md', withoutLinks(readFileSync(inRoot('docs/engine.md'), 'utf8')));
  write('MODEL_CARD.md', modelCard());
  write('NOTICES.md', notices(packages));
  for (const file of ['LICENSE', 'CITATION.cff']) cpSync(inRoot(file), join(folder, file));
  write('package.json', `${JSON.stringify(packedManifest(), null, 2)}\n`);
}

/** Pages of the repository are not packed. */
function withoutLinks(page: string): string {
  return page.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
