import type { Finding } from '../heads/finding.ts';
import { ACTED_ON } from './signals-by-kind.ts';

/** An engine's findings by kind. */
export type Findings = { readonly [Kind in (typeof ACTED_ON)[number]]?: Finding<Kind> | undefined };

/** The engine's findings that the policy acts on. */
export function signalsFrom(findings: Findings): Finding<(typeof ACTED_ON)[number]>[] {
  return ACTED_ON.flatMap((kind) => findings[kind] ?? []);
}
