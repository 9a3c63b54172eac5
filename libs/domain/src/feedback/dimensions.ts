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

/** A dimension's name, and its question. */
export const DIMENSION_WORDS: Readonly<Record<Dimension, { name: string; asks: string }>> = {
  argument: { name: 'Argument', asks: 'Does each claim have a reason and a consequence?' },
  clarity: { name: 'Clarity', asks: 'Can a listener retell it after hearing it once?' },
  engagement: { name: 'Engagement and rebuttal', asks: 'Does it answer what the other side really said?' },
  weighing: { name: 'Weighing', asks: 'Does it say why its points matter more than theirs?' },
  evidence: { name: 'Evidence', asks: 'Can the facts be checked, and do they carry the claim?' },
  role: { name: 'Role and structure', asks: 'Does it do what its place in the format asks for?' },
  civility: { name: 'Fairness and civility', asks: 'Does it treat the other side as people worth hearing?' },
};

/** The lowest and the highest mark of a dimension. */
export const MARKS = { lowest: 1, highest: 5 } as const;
