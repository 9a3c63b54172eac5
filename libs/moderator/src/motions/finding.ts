/** The problems of a motion. The first ones weigh most: beside them the others are not worth a word. */
export const FINDING_KINDS = [
  'attacksPeople',
  'order',
  'otherLanguage',
  'noMotion',
  'accusesPerson',
  'settledFact',
  'statementOfFact',
  'truism',
  'doubleBarrelled',
  'negations',
  'loaded',
  'noStandard',
  'ambiguous',
  'tooBroad',
  'sensitive',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One problem of a motion: its place, why it matters, and a version of the motion without it. */
export type MotionFinding = {
  kind: FindingKind;
  /** The range in the motion as it was written, in UTF-16 code units, the end excluded. */
  start: number;
  end: number;
  /** One or two plain sentences. */
  reason: string;
  /** The whole motion with every fault corrected; null if only its author knows the meaning. */
  rewrite: string | null;
  /** 0 … 1: how much this alone keeps the motion from being fair. */
  weight: number;
};

/** 0 … 1: how far a motion is from fair, by everything that was found; independent doubts add up. */
export function unfairness(findings: readonly MotionFinding[]): number {
  return 1 - findings.reduce((fair, { weight }) => fair * (1 - weight), 1);
}

/** Whether it speaks against the motion. A sensitive matter only asks for care. */
export function isFault({ kind }: MotionFinding): boolean {
  return kind !== 'sensitive';
}

/** A finding of the words that a pattern matched, without the space around them. */
export function foundAt(
  kind: FindingKind,
  { 0: words, index }: RegExpMatchArray,
  told: Pick<MotionFinding, 'reason' | 'weight'>,
): MotionFinding {
  const start = (index ?? 0) + (words.length - words.trimStart().length);
  return { kind, start, end: start + words.trim().length, rewrite: null, ...told };
}
