import {
  decodeWordSpace,
  encodeWords,
  type WordSpace,
  type WordSpaceWeights,
} from '@rostrum/moderator/training';
import type { DataFile } from '../data.ts';
import type { TrainedHead } from '../head.ts';
import { associate } from '../words/association.ts';
import { CORPUS_FILES, readCorpus, type Passage } from '../words/corpus.ts';
import { findDirections } from '../words/directions.ts';

const STEMS = 4_000;
const DIMENSIONS = 32;
const RARITY_UNIT = 0.05;
const HALF_BYTE_ZERO = 8;
const HALF_BYTE_LARGEST = 7;
/** Values further out than this many mean sizes of their dimension are clipped. */
const CLIP = 2.5;

/** The rarity and relations of words, learned from the included texts. */
export function trainWordSpace(without: readonly DataFile[] = []): WordSpaceWeights {
  const passages = readCorpus(without);
  const frequency = textsWith(passages);
  const stems = [...frequency]
    .filter(([stem]) => !/^\d/.test(stem))
    .toSorted(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .slice(0, STEMS)
    .map(([stem]) => stem)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const directions = findDirections(associate(passages, places), DIMENSIONS);
  return {
    dimensions: DIMENSIONS,
    stems: encodeWords(stems),
    rarityUnit: RARITY_UNIT,
    rarity: asBase64(
      stems.map((stem) => Math.log((passages.length + 1) / ((frequency.get(stem) ?? 0) + 1)) / RARITY_UNIT),
    ),
    vectors: packHalfBytes(directions),
  };
}

const SPACES = new Map<string, WordSpace>();

/** The same, ready for use; trained once per process for each choice of texts. */
export function wordSpaceWithout(...without: readonly DataFile[]): WordSpace {
  const key = without.join(' ');
  const space = SPACES.get(key) ?? decodeWordSpace(trainWordSpace(without));
  SPACES.set(key, space);
  return space;
}

export const HEAD: TrainedHead = {
  name: 'word-space',
  data: CORPUS_FILES,
  train: () => [{ name: 'word-space', weights: trainWordSpace() }],
};

function textsWith(passages: readonly Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems, about } of passages) {
    for (const stem of new Set([...stems, ...about])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function asBase64(bytes: readonly number[]): string {
  return Buffer.from(bytes.map((byte) => Math.min(255, Math.round(byte)))).toString('base64');
}

/** Two figures a byte; each word's vector is scaled to length one before, each figure to the size of its dimension. */
function packHalfBytes(directions: Float64Array): string {
  const unit = lengthOne(directions);
  const size = unit.reduce((sum, value) => sum + Math.abs(value), 0) / unit.length;
  const codes = Array.from(unit, (value) => {
    const step = Math.round((value / (size * CLIP)) * HALF_BYTE_LARGEST);
    return Math.max(-HALF_BYTE_LARGEST, Math.min(HALF_BYTE_LARGEST, step)) + HALF_BYTE_ZERO;
  });
  return Buffer.from(
    Uint8Array.from(
      { length: codes.length / 2 },
      (_, pair) => ((codes[pair * 2] ?? 0) << 4) | (codes[pair * 2 + 1] ?? 0),
    ),
  ).toString('base64');
}

function lengthOne(directions: Float64Array): Float64Array {
  const unit = directions.slice();
  for (let start = 0; start < unit.length; start += DIMENSIONS) {
    const vector = unit.subarray(start, start + DIMENSIONS);
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let at = 0; at < DIMENSIONS; at += 1) vector[at] = (vector[at] ?? 0) / length;
  }
  return unit;
}
