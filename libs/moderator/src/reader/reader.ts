import type { Finding } from '../heads/finding.ts';
import { areUnitVectors, type Encoder } from './encoder.ts';
import { passagesOf } from './passages.ts';
import { createReaderHeads, READER_HEADS, type Reading, type ReaderWeights } from './reader-heads.ts';

/** Reads a text for a second opinion. `undefined`: no opinion, because the encoder failed, was late or made no sense. */
export type Reader = {
  read: (text: string, findings: readonly Finding[]) => Promise<Reading | undefined>;
};

/** A reader does not keep a message longer than this, in milliseconds. */
const LONGEST_MS = 1_500;

/**
 * The second reader. It learned from other features and other texts than the fast heads, so its mistakes are others.
 * @throws RangeError if the figures were trained on another encoder
 */
export function createReader(
  encoder: Encoder,
  weights: ReaderWeights,
  { longestMs = LONGEST_MS, onFault }: { longestMs?: number; onFault?: (error: unknown) => void } = {},
): Reader {
  if (weights.encoder !== encoder.id) {
    throw new RangeError(
      `The reader was trained on ${weights.encoder}, not on ${encoder.id}. Run "npm run train reader" with that encoder.`,
    );
  }
  const heads = createReaderHeads(weights);
  return {
    async read(text, findings) {
      const passages = passagesOf(text, findings);
      try {
        const vectors = await inTime(encoder.encode(passages), longestMs);
        if (!areUnitVectors(vectors, passages.length, encoder)) throw new Error('The vectors make no sense.');
        return strongest(vectors.map(heads));
      } catch (error) {
        onFault?.(error);
        return undefined;
      }
    },
  };
}

/** The worst of what was read in any passage. */
function strongest(readings: readonly Reading[]): Reading {
  const entries = READER_HEADS.map((head) => [head, Math.max(...readings.map((one) => one[head]))] as const);
  return Object.fromEntries(entries) as Reading;
}

async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The encoder took more than ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
