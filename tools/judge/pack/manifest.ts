import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ENGINE } from '../index.ts';
import { BUNDLES } from './bundle.ts';
import { inRoot } from './paths.ts';

const rootSchema = z.object({ license: z.string() });

export const TYPES = 'dist/rostrum-engine.d.ts';
/** What npm packs without being told: package.json, README.md and LICENSE. */
const TOLD_FILES = ['dist', 'MODEL_CARD.md', 'NOTICES.md', 'CITATION.cff'] as const;

/** The package.json of the packed engine. It has no dependencies. */
export function packedManifest() {
  const { license } = rootSchema.parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  return {
    name: '@rostrum/moderator',
    version: ENGINE.version,
    description:
      'Judges debate messages and comments offline: attacks, threats, claims, evidence, stance. One file, no dependencies.',
    keywords: ['moderation', 'toxicity', 'debate', 'perspective-api', 'offline'],
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': { types: `./${TYPES}`, default: `./${BUNDLES.engine}` },
      './package.json': './package.json',
    },
    types: `./${TYPES}`,
    bin: { 'rostrum-judge': BUNDLES.command },
    files: TOLD_FILES,
    weights: ENGINE.weights,
  };
}
