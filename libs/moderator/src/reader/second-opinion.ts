import type { SignalKind } from '../policy/signals-by-kind.ts';
import { bandOf, type Finding } from '../heads/finding.ts';
import { RAISED } from './raised.ts';
import { READER_HEADS, type ReaderHead, type Reading } from './reader-heads.ts';

/** The question that decides about each finding. Other heads point at something that is there for all to see. */
const ASKED: Partial<Record<SignalKind, ReaderHead>> = {
  personAttack: 'attack',
  toxicity: 'attack',
  identityAttack: 'group',
  threat: 'harm',
  sexual: 'sexual',
  minor: 'sexual',
  distress: 'care',
  privacy: 'exposure',
  doxxing: 'exposure',
};

/** The fast heads often take an attack on a group for one on a person: both saw an attack, and the second reader says on whom. */
const ATTACKS: readonly ReaderHead[] = ['attack', 'group'];

const AGREES = 0.5;
/** Below, the reader is sure that nobody is threatened: "You are next on the list", "He deserved to be hanged". */
const DENIES = 0.3;
/** The reader is sure. By itself it gets there on one of a thousand texts of ordinary talk. */
const SURE = 0.75;
/** Too low a score for anybody to look again: the second reader has done so. */
const NOTHING = 0.29;
/** The score of what the reader alone found: enough for a private note, and never certain. */
const DOUBTFUL = 0.6;

/** Whether a second reader has anything to decide: about these findings, or about words that it suspects itself. */
export function needsSecondOpinion(
  findings: readonly Finding<SignalKind>[],
  suspects: readonly ReaderHead[] = [],
): boolean {
  return (
    suspects.length > 0 ||
    findings.some((finding) => isHint(finding) || (finding.flag && ASKED[finding.kind] !== undefined))
  );
}

/**
 * The findings after a second reading. A finding stands if both readers agree, or if it is an explicit phrase aimed at
 * somebody; an explicit threat falls if the reader denies it. Without a second reading only explicit phrases stand: nobody is
 * accused on one reader's impression. The reader adds a doubtful finding if it is sure of something that the fast heads missed.
 */
export function afterSecondOpinion(
  findings: readonly Finding<SignalKind>[],
  reading: Reading | undefined,
): Finding<SignalKind>[] {
  const decided = findings.map((finding) => {
    const head = ASKED[finding.kind];
    if (isHint(finding)) return reading ? afterCareReading(finding, reading.care) : finding;
    if (!finding.flag || head === undefined) return finding;
    const score = reading?.[head] ?? 0;
    if (score >= AGREES) return agreedOn(finding, score >= SURE);
    const isDenied = finding.kind === 'threat' && reading !== undefined && score < DENIES;
    return finding.isExplicit && !isDenied
      ? { ...finding, features: [...finding.features, EXPLICIT] }
      : leftAlone(finding);
  });
  const raised = reading ? raisedBy(reading, findings, decided) : [];
  const kinds = new Set(raised.map(({ kind }) => kind));
  return [...decided.filter(({ kind }) => !kinds.has(kind)), ...raised];
}

function raisedBy(
  reading: Reading,
  findings: readonly Finding<SignalKind>[],
  decided: readonly Finding<SignalKind>[],
): Finding<SignalKind>[] {
  const sawAnAttack = findings.some(({ kind, flag }) => flag && isOneOf(ATTACKS, ASKED[kind]));
  return READER_HEADS.flatMap((head) => {
    const raises = RAISED[head];
    const place = reading.places[head];
    if (!raises || !place || reading[head] < (raises.from ?? SURE)) return [];
    if (decided.some(({ kind, flag }) => flag && kind === raises.kind)) return [];
    return [
      {
        kind: raises.kind,
        reason: raises.reason,
        score: DOUBTFUL,
        flag: true,
        band: 'medium',
        spans: [place],
        ...(sawAnAttack && isOneOf(ATTACKS, head) ? { isSure: true } : {}),
        features: [READ_IN_FULL, { label: 'its score', value: reading[head].toFixed(2) }],
      },
    ];
  });
}

/** Words that may be about despair: too little for one reader, and never held against anybody. */
function isHint({ kind, flag, score }: Finding<SignalKind>): boolean {
  return kind === 'distress' && !flag && score > 0;
}

/** From this score on, words alone are a sign; below, the second reader has to be surer. */
const SIGN = 0.5;
const SURE_OF_HINTS = 0.7;

function afterCareReading(finding: Finding<SignalKind>, care: number): Finding<SignalKind> {
  if (care < (finding.score >= SIGN ? AGREES : SURE_OF_HINTS)) return finding;
  const score = Math.max(finding.score, care);
  return { ...finding, flag: true, score, band: bandOf(score), features: [...finding.features, READ_TWICE] };
}

const READ_TWICE = { label: 'read by', value: 'two readers, who agree' };
const READ_IN_FULL = { label: 'read by', value: 'the second reader alone, by the words and their meaning' };
const EXPLICIT = { label: 'read by', value: 'one reader; the phrase is explicit' };

function isOneOf(heads: readonly ReaderHead[], head: ReaderHead | undefined): boolean {
  return head !== undefined && heads.includes(head);
}

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
    features: [...finding.features, { label: 'left alone', value: 'the second reader does not agree' }],
  };
}
