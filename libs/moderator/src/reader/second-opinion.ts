import type { SignalKind } from '../policy/signals-by-kind.ts';
import type { Finding } from '../heads/finding.ts';
import type { ReaderHead, Reading } from './reader-heads.ts';

/** The question that decides about each finding. Other heads point at something that is there for all to see. */
const ASKED: Partial<Record<SignalKind, ReaderHead>> = {
  personAttack: 'attack',
  toxicity: 'attack',
  identityAttack: 'group',
  threat: 'harm',
};

const AGREES = 0.5;
/** The reader is sure. By itself it gets there on one of a thousand texts of ordinary talk. */
const SURE = 0.75;
/** Too low a score for anybody to look again: the second reader has done so. */
const NOTHING = 0.29;

/** Whether a second reader has anything to decide about these findings. */
export function needsSecondOpinion(findings: readonly Finding<SignalKind>[]): boolean {
  return findings.some(({ kind, flag }) => flag && ASKED[kind] !== undefined);
}

/**
 * The findings after a second reading. A finding stands if both readers agree, or if it is an explicit phrase aimed at
 * somebody. Without a second reading only explicit phrases stand: nobody is accused on one reader's impression.
 */
export function afterSecondOpinion(
  findings: readonly Finding<SignalKind>[],
  reading: Reading | undefined,
): Finding<SignalKind>[] {
  return findings.map((finding) => {
    const head = ASKED[finding.kind];
    if (!finding.flag || head === undefined) return finding;
    const score = reading?.[head] ?? 0;
    if (score >= AGREES) return agreedOn(finding, score >= SURE);
    return finding.isExplicit
      ? { ...finding, features: [...finding.features, EXPLICIT] }
      : leftAlone(finding);
  });
}

const READ_TWICE = { label: 'Read by', value: 'two readers, who agree' };
const EXPLICIT = { label: 'Read by', value: 'one reader; the phrase is explicit' };

function agreedOn(finding: Finding<SignalKind>, isSure: boolean): Finding<SignalKind> {
  return { ...finding, ...(isSure ? { isSure } : {}), features: [...finding.features, READ_TWICE] };
}

function leftAlone(finding: Finding<SignalKind>): Finding<SignalKind> {
  return {
    ...finding,
    flag: false,
    score: Math.min(finding.score, NOTHING),
    band: 'low',
    spans: [],
    features: [...finding.features, { label: 'Left alone', value: 'the second reader does not agree' }],
  };
}
