import { wornOutExamFigures } from '../worn-out-exam-figures.ts';
import type { EvaluationRow } from '../figure.ts';

/** The first exam of this project. Patterns were written against it, so its figures flatter. */
export const ROW: EvaluationRow = { name: 'worn-out-exam', data: [], measure: wornOutExamFigures };
