/** The problems that prevent a fair debate of a motion. */
const FINDING_KINDS = [
  'loaded',
  'doubleBarrelled',
  'truism',
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
  /** One plain sentence. */
  reason: string;
  /** The whole motion with this corrected; null if only its author knows the meaning. */
  rewrite: string | null;
  /** 0 … 1: how much this alone keeps the motion from being fair. */
  weight: number;
};

/** 0 … 1: how far a motion is from fair, by everything that was found; independent doubts add up. */
export function unfairness(findings: readonly MotionFinding[]): number {
  return 1 - findings.reduce((fair, { weight }) => fair * (1 - weight), 1);
}
