import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** All figures that we trained, a file each. */
export const WEIGHTS_FOLDER = new URL('../../libs/moderator/src/model-weights/', import.meta.url);

/** A file of trained figures: `name` as in `person-attack`, and its export `WEIGHTS`. */
export type WeightsFile = { name: string; weights: unknown };

/** Writes a module that any bundler and Node read alike. Answers with its size in bytes, gzipped. */
export function writeWeights({ name, weights }: WeightsFile): number {
  const text = `// Trained by \`npm run train\`; never edited by hand.\nexport const WEIGHTS = ${JSON.stringify(weights)};\n`;
  mkdirSync(WEIGHTS_FOLDER, { recursive: true });
  writeFileSync(new URL(`${name}.ts`, WEIGHTS_FOLDER), text);
  return gzipSync(text, { level: 9 }).length;
}
