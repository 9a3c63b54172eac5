import {
  createAnalyser,
  createReaderHeads,
  englishWords,
  motionFeatures,
  viewsOfMotion,
  type Encoder,
  type ReaderWeights,
} from '@rostrum/moderator/training';
import { vectorsOf } from '../reader/vectors.ts';
import type { PartsOf } from './fit-motions.ts';

/** The features of motions. */
export async function motionParts(
  encoder: Encoder,
  reader: ReaderWeights,
  motions: readonly string[],
): Promise<PartsOf> {
  const analyse = createAnalyser(englishWords());
  const heads = createReaderHeads(reader);
  const views = motions.map((motion) => viewsOfMotion(motion, analyse));
  const texts = views.flatMap((both) => both.map(({ original }) => original));
  const vectorOf = await vectorsOf(
    encoder,
    texts.filter((text) => text !== ''),
  );
  const nothing = new Float32Array(encoder.dimensions);
  const parts = new Map(
    motions.map((motion, at) => {
      const both = views[at] ?? viewsOfMotion(motion, analyse);
      const vectors = both.map(({ original }) => (original === '' ? nothing : vectorOf(original)));
      return [motion, motionFeatures(both, vectors, heads)];
    }),
  );
  return (motion) => parts.get(motion) ?? [];
}
