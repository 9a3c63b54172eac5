import type { ReaderCuts, ReaderHead } from '@rostrum/moderator/training';
import { thresholdFor } from '../metrics.ts';
import type { ReaderRow } from './rows.ts';

/** Log-odds of the words alone, of the meaning alone and of both, for every row. */
export type ReaderScores = { words: Float64Array; meaning: Float64Array; both: Float64Array };

type Limit = { share: number; of: (row: ReaderRow, head: ReaderHead) => boolean };

const isTalk = ({ isTalk: is }: ReaderRow) => is;
const isArgument = ({ set }: ReaderRow) => set === 'kpa' || set === 'perspectrum';
/** Sentences that only look like what a head asks for. */
const isLookAlike = ({ set, targets }: ReaderRow, head: ReaderHead) =>
  (set.startsWith('sentences') || set === 'own-frames' || set === 'own-groups') && targets[head]?.y === 0;

/** The share of ordinary talk about which the reader may be sure of something that is not there. */
const SURE: Record<ReaderHead, number> = {
  attack: 0.0015,
  group: 0.0015,
  harm: 0.001,
  care: 0.0015,
  exposure: 0.0004,
  sexual: 0.0006,
};

/** The share of unflaggable texts that may be read in full, be agreed to, and be accused by the reader alone. */
const limitsOf = (head: ReaderHead): Record<keyof ReaderCuts, readonly Limit[]> => ({
  suspect: [{ share: 0.012, of: isTalk }],
  flag: [
    { share: 0.006, of: isTalk },
    { share: 0.01, of: isArgument },
    { share: 0.08, of: isLookAlike },
  ],
  sure: [
    { share: SURE[head], of: isTalk },
    { share: 0.002, of: isArgument },
    { share: 0.025, of: isLookAlike },
  ],
});
const LEAST_DISTANCE = 0.5;

/** The lowest thresholds that keep every limit on these rows. */
export function chooseReaderCuts(
  head: ReaderHead,
  rows: readonly ReaderRow[],
  { words, both }: ReaderScores,
): ReaderCuts {
  const lowest = (some: readonly Limit[], scores: Float64Array) =>
    Math.max(
      ...some.map(({ share, of }) =>
        thresholdFor(
          rows.flatMap((row, at) => (of(row, head) ? [scores[at] ?? 0] : [])),
          share,
        ),
      ),
    );
  const limits = limitsOf(head);
  const flag = rounded(lowest(limits.flag, both));
  return {
    suspect: rounded(lowest(limits.suspect, words)),
    flag,
    sure: rounded(Math.max(lowest(limits.sure, both), flag + LEAST_DISTANCE)),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
