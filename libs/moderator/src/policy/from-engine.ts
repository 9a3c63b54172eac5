import { bandOf } from '../signals/signal.ts';
import { ACTED_ON, type PolicySignal } from './signals-by-kind.ts';

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
