import { KINDS, readFrameRows } from '../../training/frames/frame-row.ts';
import { OPENED_ON } from '../exam/exam.ts';
import type { EvaluationRow } from '../figure.ts';
import { frameFigures } from '../readers/frame-figures.ts';
import { judgeByShipped } from '../readers/unseen.ts';

const SHUT = new URL('../shut/', import.meta.url);

/** Both readers on the shut half of our own frames, opened together with the exam. */
export const ROW: EvaluationRow = {
  name: 'shut-frames',
  data: [],
  measure: () =>
    frameFigures(
      judgeByShipped,
      `shut half, opened on ${OPENED_ON}`,
      (kind) => readFrameRows(new URL(`frames-${kind}.jsonl`, SHUT)),
      KINDS,
    ),
  isShut: OPENED_ON === null,
};
