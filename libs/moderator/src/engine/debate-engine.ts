import { findAnswered, type AnswerFinding } from '../heads/answers.ts';
import { detectClaim } from '../heads/claim/claim.ts';
import { detectEvidence } from '../heads/claim/evidence.ts';
import { detectFallacy, type FallacyFinding } from '../heads/fallacy/fallacy.ts';
import type { Finding } from '../heads/finding.ts';
import { detectInjection } from '../heads/injection/injection.ts';
import { matchKeyPoints } from '../heads/key-points.ts';
import { rateQuality, type QualityFinding } from '../heads/quality/quality.ts';
import { detectRelevance } from '../heads/relevance.ts';
import { detectRestatement } from '../heads/restatement.ts';
import { detectStance, type StanceFinding } from '../heads/stance/stance.ts';
import type { Analysis } from '../text/analysis.ts';
import type { Language } from '../text/language.ts';

/** The context for judging a message; missing parts are not considered. */
export type DebateContext = {
  motion?: string;
  /** Accepted messages, oldest first. */
  said?: readonly string[];
  /** The last messages of each possible author, oldest first. */
  own?: readonly (readonly string[])[];
  /** Messages, one of which this one may answer. */
  candidates?: readonly string[];
  keyPoints?: readonly string[];
  /** The claim of the other side that this message should restate. */
  restates?: string;
};

/**
 * The findings of the heads about arguments. A missing head abstains: it had no input, or does not support the
 * language. `injection` supports every language with patterns.
 */
export type DebateSignals = {
  injection: Finding<'injection'>;
  evidence: Finding<'evidence'>;
  claim?: Finding<'claim'>;
  fallacy?: FallacyFinding;
  quality?: QualityFinding;
  relevance?: Finding<'relevance'>;
  stance?: StanceFinding;
  answers?: AnswerFinding;
  /** How well the text covers each key point, 0 … 1. */
  keyPoints?: number[];
  restatement?: Finding<'restatement'>;
};

/** The languages of the heads about arguments. A text in an unknown language counts as English. */
const READ: ReadonlySet<Language> = new Set(['en', 'unknown']);

/** All heads about arguments on a text that was read before. Pure: no clock, no network, no chance. */
export function judgeDebate(analysis: Analysis, context: DebateContext = {}): DebateSignals {
  const { motion, said, own, candidates, keyPoints, restates } = context;
  const always = { injection: detectInjection(analysis, own), evidence: detectEvidence(analysis) };
  if (!READ.has(analysis.language) || analysis.words.length === 0) return always;
  const relevance = motion === undefined ? undefined : detectRelevance(analysis, motion, said);
  return {
    ...always,
    claim: detectClaim(analysis),
    fallacy: detectFallacy(analysis),
    quality: rateQuality(analysis, motion),
    ...(relevance ? { relevance } : {}),
    ...(motion === undefined ? {} : { stance: detectStance(analysis, motion) }),
    ...(candidates ? { answers: findAnswered(analysis, candidates) } : {}),
    ...(keyPoints ? { keyPoints: matchKeyPoints(analysis.original, keyPoints, motion) } : {}),
    ...(restates === undefined ? {} : { restatement: detectRestatement(analysis, restates, motion) }),
  };
}
