import type { Dimension } from '@rostrum/domain';

type DimensionWords = {
  /** "3 of 5 passages give a reason or a source." */
  reason: (hits: number, chances: number) => string;
  /** The next step for a learner below, at and above the middle of the scale. */
  next: readonly [low: string, middle: string, high: string];
};

export const DIMENSION_REASONS: Readonly<Record<Dimension, DimensionWords>> = {
  argument: {
    reason: (hits, chances) => `${hits} of ${chances} passages give a reason or a source for what they say.`,
    next: [
      'After each claim, say why it is so: one sentence that begins with “because”.',
      'Say for your strongest claim what follows from it, and for whom.',
      'Keep this. Test your weakest claim: what would somebody say who doubts it?',
    ],
  },
  clarity: {
    reason: (hits, chances) =>
      `${hits} of ${chances} passages say where they stand: a signpost or words of the motion.`,
    next: [
      'Begin each point with its number and its name.',
      'Say at the end of a point what it means for the motion.',
      'Keep this. Name your points again when you close.',
    ],
  },
  engagement: {
    reason: (hits, chances) => `${hits} of ${chances} passages take up what the other side had just said.`,
    next: [
      'Before your own point, say in one sentence what the other side said, and answer it.',
      'Answer the strongest point that is still open, by name.',
      'Keep this. Say after an answer what is left of their point.',
    ],
  },
  weighing: {
    reason: (hits, chances) =>
      `${hits} of ${chances} passages compare: what matters more, to how many, how soon.`,
    next: [
      'Close with a comparison: how many, how badly, how soon.',
      'Say why your best point still wins where theirs is true.',
      'Keep this. Weigh earlier: at the end of each point.',
    ],
  },
  evidence: {
    reason: (hits, chances) =>
      `${hits} of ${chances} passages name a figure, an example or where it is from.`,
    next: [
      'Bring one figure or one case that others can look up.',
      'Say who found it and when.',
      'Keep this. Say what your source cannot show.',
    ],
  },
  role: {
    reason: (hits, chances) => `You spoke in ${hits} of the ${chances} steps that were yours.`,
    next: [
      'Use every step that is yours, if only for two sentences.',
      'Look at what your step is for before it begins.',
      'Nothing. More of this.',
    ],
  },
  civility: {
    reason: (hits, chances) => `${hits} of ${chances} passages attack nobody.`,
    next: [
      'Speak of the claim, never of the person.',
      'Say once what is right in the other side’s case.',
      'Nothing. More of this.',
    ],
  },
};
