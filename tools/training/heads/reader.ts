import { trainingEncoder } from '../reader/training-encoder.ts';
import type { TrainedHead } from '../head.ts';
import { fitReader } from '../reader/fit.ts';
import { READER_DATA, readerRows } from '../reader/rows.ts';
import { vectorsOf } from '../reader/vectors.ts';

/** The second reader: a linear model for each question, on the vectors of the bundled encoder or of an operator's own. */
export const HEAD: TrainedHead = {
  name: 'reader',
  data: READER_DATA,
  train: async () => {
    const encoder = trainingEncoder();
    const rows = readerRows();
    const vectorOf = await vectorsOf(
      encoder,
      rows.map(({ text }) => text),
    );
    return [{ name: 'reader', weights: { encoder: encoder.id, heads: fitReader(rows, vectorOf) } }];
  },
};
