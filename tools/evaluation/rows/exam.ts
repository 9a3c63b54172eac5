import { OPENED_ON, readMessages, readTalks } from '../exam/exam.ts';
import { examFigures } from '../exam-figures.ts';
import type { EvaluationRow } from '../figure.ts';

/** The exam that was written for this project by somebody who wrote no training frame. */
export const ROW: EvaluationRow = {
  name: 'exam',
  data: [],
  measure: () => examFigures(readTalks(), readMessages()),
  isShut: OPENED_ON === null,
};
