import { spanOf, type Analysis, type TokenRange } from '../../text/analysis.ts';
import { bandOf, signed, type Finding } from '../finding.ts';
import { scoreSteps, sentenceWeigher, type Step } from './sentence-claim.ts';

/** From here on a sentence counts as a claim. */
const THRESHOLD = 0.5;

/** A sentence with a disputable statement. */
export type Claim = { range: TokenRange; score: number; steps: Step[] };

/** Each sentence with how surely it claims something. */
export function claimsOf({ tokens, sentences, folded, trigrams }: Analysis): Claim[] {
  const weigh = sentenceWeigher(trigrams);
  return sentences.map((range) => {
    const start = tokens[range.from]?.start ?? 0;
    const end = tokens[range.to]?.start ?? folded.text.length;
    const steps = weigh(folded.text.slice(start, end).trim(), tokens.slice(range.from, range.to));
    return { range, score: scoreSteps(steps), steps };
  });
}

/** Whether a text makes a disputable claim, and in which sentences. */
export function detectClaim(analysis: Analysis): Finding<'claim'> {
  const claims = claimsOf(analysis).toSorted((one, other) => other.score - one.score);
  const [surest] = claims;
  const score = surest?.score ?? 0;
  return {
    kind: 'claim',
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: claims
      .filter((claim) => claim.score >= THRESHOLD)
      .map(({ range }) => spanOf(analysis, range.from, range.to))
      .toSorted((one, other) => one.start - other.start),
    reason: score >= THRESHOLD ? 'claims' : 'claimsNothing',
    features: (surest?.steps ?? [])
      .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
      .slice(0, 4)
      .map(({ label, value }) => ({ label, value: signed(value) })),
  };
}
