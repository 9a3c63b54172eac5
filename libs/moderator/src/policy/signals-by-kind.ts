import type { Finding } from '../heads/finding.ts';

/**
 * The heads that the policy acts on. `doxxing` and `minor` make private words severe. The policy learns by ids which
 * message is answered; fallacies accuse nobody.
 */
export const ACTED_ON = [
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
  'distress',
] as const;
/** `stance` is a kind too, so that a test can show that it moves no decision. */
export type SignalKind = (typeof ACTED_ON)[number] | 'stance';

/** Findings about one text, as a list or by kind. A missing kind is a head that abstains: no finding. */
export type Signals = readonly Finding<SignalKind>[] | Partial<Record<SignalKind, Finding<SignalKind>>>;

export type SignalsByKind = ReadonlyMap<SignalKind, Finding<SignalKind>>;

export const NO_SIGNALS: Signals = [];

export function byKind(signals: Signals): SignalsByKind {
  return new Map(Object.values(signals).map((signal) => [signal.kind, signal]));
}

/** A head's positive finding; undefined if it found nothing or is absent. */
export function flagged(signals: SignalsByKind, kind: SignalKind): Finding<SignalKind> | undefined {
  const signal = signals.get(kind);
  return signal?.flag ? signal : undefined;
}

/** Whether words attack somebody: nobody else is asked about them, and they are never quoted to all. */
export function isAbusive(signals: SignalsByKind): boolean {
  return (['personAttack', 'identityAttack', 'toxicity', 'threat', 'sexual'] as const).some((kind) =>
    flagged(signals, kind),
  );
}

/** The surest of some heads that found something; of equals the one named first. */
export function surestOf(
  signals: SignalsByKind,
  kinds: readonly SignalKind[],
): Finding<SignalKind> | undefined {
  return kinds
    .flatMap((kind) => flagged(signals, kind) ?? [])
    .toSorted((one, other) => other.score - one.score)[0];
}
