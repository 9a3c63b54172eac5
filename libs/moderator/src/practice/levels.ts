import type { PracticeLevel } from '@rostrum/domain';

/**
 * The settings of a level. All levels make speeches of the same length; they differ in what they attack and concede.
 *
 * - `attacks`: which of the other side's claims come first, and `replies`: how many of them a rebuttal answers. The rest of the
 *   speech is the opponent's own case.
 * - `concedes`: a point for which it has no answer is granted, weighed, or put in doubt.
 * - `presses`: whether it names the own points that the other side has dropped.
 * - `pinsDown`: whether its questions come from its own case first.
 */
export type LevelRules = {
  attacks: 'weakest' | 'latest' | 'strongest';
  replies: number;
  /** Claims that the opening already answers. */
  repliesAtOnce: number;
  concedes: 'the point' | 'the fact' | 'nothing else';
  presses: boolean;
  /** Questions in an exchange, and turns in an open floor. */
  questions: number;
  pinsDown: boolean;
  takesPoints: boolean;
  /** How long it thinks before it speaks, in milliseconds. */
  thinksMs: number;
};

/** Paragraphs of a speech with an argument or a reply each. */
export const PARAGRAPHS = 3;

export const LEVELS: Readonly<Record<PracticeLevel, LevelRules>> = {
  beginner: {
    attacks: 'weakest',
    replies: 1,
    repliesAtOnce: 0,
    concedes: 'the point',
    presses: false,
    questions: 1,
    pinsDown: false,
    takesPoints: false,
    thinksMs: 9_000,
  },
  fair: {
    attacks: 'latest',
    replies: 2,
    repliesAtOnce: 0,
    concedes: 'the fact',
    presses: true,
    questions: 2,
    pinsDown: false,
    takesPoints: true,
    thinksMs: 7_000,
  },
  strong: {
    attacks: 'strongest',
    replies: 3,
    repliesAtOnce: 1,
    concedes: 'nothing else',
    presses: true,
    questions: 3,
    pinsDown: true,
    takesPoints: true,
    thinksMs: 5_000,
  },
};
