import { groupBy, restatementFeatures, type DenseWeights, type WordSpace } from '@rostrum/moderator/training';
import { readRows } from '../data.ts';
import { trainDense, type DenseExample } from '../dense.ts';
import type { TrainedHead } from '../head.ts';
import { seededRandom } from '@rostrum/moderator/training';
import { wordSpaceWithout } from './word-space.ts';

export const RESTATEMENT_FILES = ['debate_perspectrum'] as const;
/** A text with a claim under the same motion: another wording of it (1), or another point (0). */
export type RestatementExample = DenseExample & { motion: string };

const SEED = 9;

/** Each wording of a point with another wording of it, and with a wording of another point of the same motion. */
export function restatementExamples(space: WordSpace): RestatementExample[] {
  const random = seededRandom(SEED);
  const draw = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)];
  const byMotion = groupBy(readRows('debate_perspectrum'), ({ claim }) => claim);
  return [...byMotion].flatMap(([motion, rows]) =>
    rows.flatMap((row) => {
      const same = draw(rows.filter((other) => other.cluster === row.cluster && other.id !== row.id));
      const different = draw(rows.filter((other) => other.cluster !== row.cluster));
      const example = (text: string, y: 0 | 1) => ({
        x: restatementFeatures(space, text, row.text, motion),
        y,
        motion,
      });
      return same && different ? [example(same.text, 1), example(different.text, 0)] : [];
    }),
  );
}

export function trainRestatement(examples: readonly RestatementExample[]): DenseWeights {
  return trainDense(examples);
}

export const HEAD: TrainedHead = {
  name: 'restatement',
  data: RESTATEMENT_FILES,
  train: () => [{ name: 'restatement', weights: trainRestatement(restatementExamples(wordSpaceWithout())) }],
};
