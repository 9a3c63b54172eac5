import type { PracticeLevel } from '@rostrum/domain';

/** The settings of a level. */
export type LevelRules = {
  /** The number of points of a speech, and of reasons behind each. */
  points: number;
  reasons: number;
  /** The number of claims that a rebuttal answers, and which come first. */
  replies: number;
  replyTo: 'weakest' | 'strongest';
  /** Claims that the opening already answers. */
  repliesAtOnce: number;
  /** Questions in an exchange, and turns in an open floor. */
  questions: number;
  weighs: boolean;
  takesPoints: boolean;
  /** How long it thinks before it speaks, in milliseconds. */
  thinksMs: number;
};

export const LEVELS: Readonly<Record<PracticeLevel, LevelRules>> = {
  beginner: {
    points: 1,
    reasons: 0,
    replies: 1,
    replyTo: 'weakest',
    repliesAtOnce: 0,
    questions: 1,
    weighs: false,
    takesPoints: false,
    thinksMs: 9_000,
  },
  fair: {
    points: 2,
    reasons: 1,
    replies: 2,
    replyTo: 'weakest',
    repliesAtOnce: 0,
    questions: 2,
    weighs: false,
    takesPoints: true,
    thinksMs: 7_000,
  },
  strong: {
    points: 3,
    reasons: 2,
    replies: 3,
    replyTo: 'strongest',
    repliesAtOnce: 1,
    questions: 3,
    weighs: true,
    takesPoints: true,
    thinksMs: 5_000,
  },
};
