import * as z from 'zod/mini';

/** The dimensions of a debater's feedback, in the order of display. */
export const DIMENSIONS = [
  'argument',
  'clarity',
  'engagement',
  'weighing',
  'evidence',
  'role',
  'civility',
] as const;
export const dimensionSchema = z.enum(DIMENSIONS);
export type Dimension = z.infer<typeof dimensionSchema>;

/** The lowest and the highest mark of a dimension. */
export const MARKS = { lowest: 1, highest: 5 } as const;
