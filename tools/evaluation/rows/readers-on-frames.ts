import { KINDS, readOpenFrames } from '../../training/frames/frame-row.ts';
import { READER_DATA } from '../../training/reader/rows.ts';
import type { EvaluationRow } from '../figure.ts';
import { frameFigures } from '../readers/frame-figures.ts';
import { openUnseen } from '../readers/unseen.ts';

const HALF = 'open half, by a second reader that had not seen the wording; patterns had';

/** Both readers on the open half of our own frames. */
export const ROW: EvaluationRow = {
  name: 'readers-on-frames',
  data: READER_DATA,
  shares: 'fitted readers',
  measure: async () => frameFigures(await openUnseen(), HALF, readOpenFrames, KINDS),
};
