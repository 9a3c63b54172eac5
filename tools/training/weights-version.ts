import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { WEIGHTS_FOLDER } from './weights-file.ts';

const NAME = 'version.ts';
const SHOWN_DIGITS = 12;

/** The start of the SHA-256 over all files of trained figures, by name. */
export function weightsVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(WEIGHTS_FOLDER).toSorted()) {
    if (name === NAME) continue;
    hash.update(`${name}\n`).update(readFileSync(new URL(name, WEIGHTS_FOLDER)));
  }
  return hash.digest('hex').slice(0, SHOWN_DIGITS);
}

/** Writes the version down beside the figures: the packed engine names it. */
export function writeWeightsVersion(): void {
  const text = `// Written by \`npm run train\`; never edited by hand.\nexport const WEIGHTS_VERSION = '${weightsVersion()}';\n`;
  writeFileSync(new URL(NAME, WEIGHTS_FOLDER), text);
}
