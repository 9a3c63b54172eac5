import { sayFeature, sayReason, type Finding } from '@rostrum/moderator';
import type { Judgement } from '@rostrum/moderator/engine';
import * as m from '@rostrum/words/moderation-page';
import type { Explanation, HeadResult } from './heads.ts';

/** The independent heads: their name, and the text for a finding. */
const HEADS = [
  ['personAttack', m.personAttack, m.found],
  ['identityAttack', m.identityAttack, m.found],
  ['toxicity', m.toxicity, m.found],
  ['threat', m.threat, m.found],
  ['sexual', m.sexual, m.found],
  ['minor', m.minor, m.found],
  ['privacy', m.privateDetails, m.found],
  ['doxxing', m.doxxing, m.found],
  ['flood', m.flood, m.found],
  ['injection', m.injection, m.found],
  ['relevance', m.relevance, m.offTopic],
  ['claim', m.claim, m.found],
  ['evidence', m.evidence, m.found],
  ['fallacy', m.fallacy, m.possible],
] as const;

const ARGUMENT_HEADS: ReadonlySet<string> = new Set(['relevance', 'claim', 'evidence', 'fallacy']);
const NEEDS_MOTION: ReadonlySet<string> = new Set(['relevance', 'stance']);

/** Each head's result, ready to show; `motion` is empty without one. */
export function explain(judged: Judgement, motion: string): Explanation {
  return {
    language: judged.language,
    heads: [
      ...HEADS.map(([id, name, found]) => headOf(id, name(), found(), judged[id], motion)),
      stanceOf(judged, motion),
      qualityOf(judged),
    ],
  };
}

function headOf(
  id: string,
  name: string,
  found: string,
  finding: Finding | undefined,
  motion: string,
): HeadResult {
  if (!finding) return abstaining(id, name, motion);
  const { score, flag, spans, reason, features } = finding;
  const isConduct = !ARGUMENT_HEADS.has(id);
  return {
    id,
    name,
    isConduct,
    score,
    flag,
    verdict: flag ? found : '',
    reason: sayReason(reason),
    spans,
    features: features.map(sayFeature),
  };
}

function stanceOf({ stance }: Judgement, motion: string): HeadResult {
  const [id, name] = ['stance', m.stance()];
  if (!stance) return abstaining(id, name, motion);
  const { score, label, features } = stance;
  return {
    id,
    name,
    isConduct: false,
    score,
    flag: false,
    verdict: m.stanceFound({ side: label }),
    reason: m.stanceReason(),
    spans: [],
    features: features.map(sayFeature),
  };
}

function qualityOf({ quality }: Judgement): HeadResult {
  const [id, name] = ['quality', m.quality()];
  if (!quality) return abstaining(id, name, 'any');
  return {
    id,
    name,
    isConduct: false,
    score: quality.score,
    flag: false,
    verdict: '',
    reason: m.qualityReason(),
    spans: [],
    features: quality.features.map(sayFeature),
  };
}

function abstaining(id: string, name: string, motion: string): HeadResult {
  return {
    id,
    name,
    isConduct: false,
    score: null,
    flag: false,
    verdict: m.abstains(),
    reason: NEEDS_MOTION.has(id) && motion === '' ? m.needsMotion() : m.notRead(),
    spans: [],
    features: [],
  };
}
