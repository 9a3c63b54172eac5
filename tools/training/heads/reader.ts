import { trainingEncoder } from '../reader/training-encoder.ts';
import type { TrainedHead } from '../head.ts';
import { fitReader } from '../reader/fit.ts';
import { READER_DATA, readerRows } from '../reader/rows.ts';
import { viewsOf } from '../reader/views.ts';

/**
 * The second reader: for each question a linear model on words and a network on the vectors of the bundled encoder, or of an
 * operator's own.
 */
export const HEAD: TrainedHead = {
  name: 'reader',
  data: READER_DATA,
  train: async () => {
    const encoder = trainingEncoder();
    const rows = readerRows();
    const viewOf = await viewsOf(encoder, rows);
    const { fitted } = fitReader(rows, viewOf);
    return [{ name: 'reader', weights: { encoder: encoder.id, ...fitted } }];
  },
};
