import type { Finding, SignalKind, Band } from '@rostrum/moderator';
import type { Said } from './script.ts';

/**
 * The meaning of a label: the head, and the score of a good head. `?` after a label makes it medium, `??` low. People who
 * label are two readers who are sure.
 * `cited` is a claim with its source, `far` is off topic. A label without a head is for `play.ts` (`re`: it answers
 * the other side's last message).
 */
const HEADS: Readonly<Record<string, readonly SignalKind[]>> = {
  attack: ['personAttack', 'toxicity'],
  identity: ['identityAttack', 'toxicity'],
  threat: ['threat', 'toxicity'],
  sexual: ['sexual'],
  minor: ['minor'],
  privacy: ['privacy'],
  doxxing: ['privacy', 'doxxing'],
  claim: ['claim'],
  cited: ['claim', 'evidence'],
  far: ['relevance'],
  inject: ['injection'],
  restates: ['restatement'],
  heat: ['toxicity'],
};

/** Heads that always speak: without their label they found nothing. */
const ALWAYS: readonly SignalKind[] = ['toxicity', 'relevance', 'claim', 'evidence'];

const SURE = { '': ['high', 0.9], '?': ['medium', 0.6], '??': ['low', 0.3] } as const;

/** The signals of a reader's labels: an engine that makes no mistakes. */
export function signalsOfLabels({ labels, spans, text }: Said): Finding<SignalKind>[] {
  const named = labels.flatMap((label) => {
    const [, name = '', doubt = ''] = /^(\w+)(\?{0,2})$/.exec(label) ?? [];
    const [band, score] = doubt === '?' || doubt === '??' ? SURE[doubt] : SURE[''];
    return (HEADS[name] ?? []).map((kind) => aSignal(kind, true, band, score));
  });
  const silent = ALWAYS.filter((kind) => named.every((signal) => signal.kind !== kind));
  return [...named, ...silent.map((kind) => aSignal(kind, false, 'low', 0.05))];

  function aSignal(kind: SignalKind, flag: boolean, band: Band, score: number): Finding<SignalKind> {
    const places = flag && spans.length === 0 ? [{ start: 0, end: text.length }] : spans;
    const features = flag ? [{ label: 'Label', value: labels.join(', ') }] : [];
    return {
      kind,
      score,
      flag,
      band,
      spans: flag ? places : [],
      reason: 'aboutPerson',
      isSure: flag,
      features,
    };
  }
}
