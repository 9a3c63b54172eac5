import { READER_HEADS, type ReaderHeads } from '../reader/reader-heads.ts';
import { cut } from '../reader/topic-reader.ts';
import type { Analyse, Analysis } from '../text/analysis.ts';
import { aboutAnybody } from './about-anybody.ts';

/** A motion as it is read by meaning: as it was written, and of anybody. An encoder reads the text of both. */
export type MotionViews = readonly [asWritten: Analysis, ofAnybody: Analysis];

export function viewsOfMotion(motion: string, analyse: Analyse): MotionViews {
  const asWritten = analyse(cut(motion));
  return [asWritten, analyse(cut(aboutAnybody(asWritten)))];
}

/** The features in their parts: the meaning of each view, and what the second reader thinks of both. */
export function motionFeatures(
  views: MotionViews,
  vectors: readonly Float32Array[],
  heads: Pick<ReaderHeads, 'words' | 'meanings'>,
): readonly ArrayLike<number>[] {
  const opinions = views.flatMap(({ grams }) => READER_HEADS.map((head) => heads.words(head, grams)));
  return [...vectors, [...opinions, ...vectors.flatMap((vector) => heads.meanings(vector))]];
}
