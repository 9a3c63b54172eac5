import type { Span } from '@rostrum/domain';
import type { Band } from '../signals/signal.ts';

/**
 * The heads that the policy acts on. `doxxing` and `minor` are what makes private words severe. What a message answers the
 * policy is told by ids; fallacies accuse nobody.
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
] as const;
/** `stance` is a kind too, so that a test can show that it moves no decision. */
export type SignalKind = (typeof ACTED_ON)[number] | 'stance';

/** What a head says about a text. `flag` left out means that the head speaks only where it found something. */
export type PolicySignal = {
  kind: SignalKind;
  /** 0 … 1 */
  score: number;
  flag?: boolean;
  band: Band;
  spans: readonly Span[];
  reason: string;
  /** What decided, as label and value. */
  features: readonly { label: string; value: string }[];
};

/** Signals of one text, as a list or by kind. A kind that is missing is a head that abstains: no finding. */
export type Signals = readonly PolicySignal[] | Partial<Record<SignalKind, PolicySignal>>;

export type SignalsByKind = ReadonlyMap<SignalKind, PolicySignal>;

export const NO_SIGNALS: Signals = [];

export function byKind(signals: Signals): SignalsByKind {
  return new Map(Object.values(signals).map((signal) => [signal.kind, signal]));
}

/** The signal of a head that found something; undefined where it found nothing or is absent. */
export function flagged(signals: SignalsByKind, kind: SignalKind): PolicySignal | undefined {
  const signal = signals.get(kind);
  return signal && signal.flag !== false ? signal : undefined;
}

/** The surest of some heads that found something; of equals the one named first. */
export function surestOf(signals: SignalsByKind, kinds: readonly SignalKind[]): PolicySignal | undefined {
  return kinds
    .flatMap((kind) => flagged(signals, kind) ?? [])
    .toSorted((one, other) => other.score - one.score)[0];
}
