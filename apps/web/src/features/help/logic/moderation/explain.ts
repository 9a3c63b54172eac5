import { sayFeature, sayReason, type Finding } from '@rostrum/moderator';
import type { Judgement } from '@rostrum/moderator/engine';
import type { Explanation, HeadResult } from './heads.ts';

/** The independent heads: their name, and the text for a finding. */
const HEADS = [
  ['personAttack', 'Attack on a person', 'found'],
  ['identityAttack', 'Attack on a group', 'found'],
  ['toxicity', 'Abusive words', 'found'],
  ['threat', 'Threat', 'found'],
  ['sexual', 'Sexual words', 'found'],
  ['minor', 'A minor at risk', 'found'],
  ['privacy', 'Private details', 'found'],
  ['doxxing', 'Private details of somebody else', 'found'],
  ['flood', 'Flood', 'found'],
  ['injection', 'Orders to the moderator', 'found'],
  ['relevance', 'Fits the motion', 'off topic'],
  ['claim', 'Claim', 'found'],
  ['evidence', 'Evidence', 'found'],
  ['fallacy', 'Possible fallacy', 'possible'],
] as const;

const ARGUMENT_HEADS: ReadonlySet<string> = new Set(['relevance', 'claim', 'evidence', 'fallacy']);

const NO_MOTION = 'It needs a motion to compare with.';
const NOT_READ = 'It does not read this language, or there are no words.';
const NEEDS_MOTION: ReadonlySet<string> = new Set(['relevance', 'stance']);

/** Each head's result, ready to show; `motion` is empty without one. */
export function explain(judged: Judgement, motion: string): Explanation {
  return {
    language: judged.language,
    heads: [
      ...HEADS.map(([id, name, found]) => headOf(id, name, found, judged[id], motion)),
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
  const [id, name] = ['stance', 'Side of the motion'];
  if (!stance) return abstaining(id, name, motion);
  const { score, label, features } = stance;
  const reason = 'A guess from −1, against, to 1, for. It is wrong about one time in four.';
  return {
    id,
    name,
    isConduct: false,
    score,
    flag: false,
    verdict: label,
    reason,
    spans: [],
    features: features.map(sayFeature),
  };
}

function qualityOf({ quality }: Judgement): HeadResult {
  const [id, name] = ['quality', 'How the argument is made'];
  if (!quality) return abstaining(id, name, 'any');
  const reason = 'Only good for comparing texts; never shown as a mark, and it does not know what is true.';
  return {
    id,
    name,
    isConduct: false,
    score: quality.score,
    flag: false,
    verdict: '',
    reason,
    spans: [],
    features: quality.features.map(sayFeature),
  };
}

function abstaining(id: string, name: string, motion: string): HeadResult {
  const reason = NEEDS_MOTION.has(id) && motion === '' ? NO_MOTION : NOT_READ;
  return {
    id,
    name,
    isConduct: false,
    score: null,
    flag: false,
    verdict: 'abstains',
    reason,
    spans: [],
    features: [],
  };
}
