import { bandOf } from '../signals/signal.ts';
import type { PolicySignal, SignalKind } from './signals-by-kind.ts';

/** The heads that the policy acts on. What a message answers it is told by ids; stance and fallacies accuse nobody. */
const ACTED_ON = [
  'toxicity',
  'personAttack',
  'identityAttack',
  'threat',
  'sexual',
  'minor',
  'privacy',
  'doxxing',
  'flood',
  'relevance',
  'claim',
  'evidence',
  'restatement',
  'injection',
] as const satisfies readonly SignalKind[];

/** What an engine says by kind. */
export type Findings = {
  readonly [Kind in (typeof ACTED_ON)[number]]?: Omit<PolicySignal, 'band' | 'kind'> & {
    band?: PolicySignal['band'];
  };
};

/** The findings of an engine as the policy reads them. A head that does not say how sure it is, is as sure as its score. */
export function signalsFrom(findings: Findings): PolicySignal[] {
  return ACTED_ON.flatMap((kind) => {
    const finding = findings[kind];
    if (!finding) return [];
    const { score, flag = true, spans, reason, features, band = bandOf(score) } = finding;
    return [{ kind, score, flag, spans, reason, features, band }];
  });
}
