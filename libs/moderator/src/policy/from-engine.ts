import type { Finding } from '../signals/finding.ts';
import { ACTED_ON } from './signals-by-kind.ts';

/** What an engine says by kind. */
export type Findings = { readonly [Kind in (typeof ACTED_ON)[number]]?: Finding<Kind> | undefined };

/** Of what an engine says, what the policy acts on. */
export function signalsFrom(findings: Findings): Finding<(typeof ACTED_ON)[number]>[] {
  return ACTED_ON.flatMap((kind) => findings[kind] ?? []);
}
