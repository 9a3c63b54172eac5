import { examFigures } from '../exam-figures.ts';
import type { EvaluationRow } from '../figure.ts';

/** The exam that was written for this project, by the weights that are shipped. */
export const ROW: EvaluationRow = { name: 'exam', data: [], measure: examFigures };
