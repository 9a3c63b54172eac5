import type { HouseRuleId } from '../house-rules.ts';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { byKind, flagged, surestOf, type SignalKind, type SignalsByKind } from '../signals-by-kind.ts';
import { isCertain, type Finding } from '../../heads/finding.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { fromSignal, quoteAt } from '../words.ts';
import { sayingSo } from './while-paused.ts';

/** The name of each kind, and the house rule that it breaks. */
const KINDS: Partial<Record<SignalKind, { name: string; rule: HouseRuleId }>> = {
  threat: { name: 'a threat', rule: 'claim' },
  sexual: { name: 'sexual content', rule: 'claim' },
  minor: { name: 'a minor at risk', rule: 'private' },
  doxxing: { name: 'private details of a person, to their harm', rule: 'private' },
};

export const SEVERE: PostedRegistration = {
  on: 'posted',
  rule: severe,
  stage: 'urgent',
  order: 1,
  whilePaused: sayingSo(severe),
  addsToShown: false,
  hintsOnDraft: true,
};

/**
 * A certain threat, sexual content, a minor at risk, or private details published against somebody: the message is hidden, the
 * debate is paused, and a human is called. It makes two records: a public one that points at nobody, and the reasons for the
 * author. Nobody can turn this off.
 */
function severe(look: MessageLook): Found[] {
  const { message, room, signals } = look;
  const signal = surestCertain(signals, ['threat', 'minor', 'sexual']) ?? doxxing(signals);
  const table = STRICTNESS_TABLES[room.strictness];
  if (!signal || !reaches(signal.band, table.severeFrom)) return [];
  const { name, rule } = KINDS[signal.kind] ?? KINDS.doxxing ?? { name: 'something severe', rule: 'claim' };
  const found: Found = {
    act: 'severe',
    key: message.id,
    messageId: message.id,
    side: message.side,
    rule,
    ...fromSignal(signal),
    why: [{ label: 'Kind', value: name }, ...fromSignal(signal).why],
    rung: { uid: message.authorId, level: 5 },
    ways: [
      {
        reach: 'always',
        to: message.authorId,
        level: 5,
        says: `Your message is hidden: it reads as ${name}. The debate stands still, and a human looks at it.`,
        quote: quoteAt(message.text, signal.spans),
        effects: [{ type: 'hide', messageId: message.id }, { type: 'pauseRoom' }, { type: 'callHost' }],
        restricts: {
          restrictions: ['hidden', 'stopped'],
          untilMs: null,
          explanation: `Words that read as ${name} can hurt somebody outside this debate, so a human decides at once.`,
        },
      },
    ],
  };
  return [found, toAll(look, found)];
}

/** The public record: the debate is paused, and why, without words, name or side. */
function toAll({ message }: MessageLook, found: Found): Found {
  return {
    ...found,
    key: `${message.id}-all`,
    side: null,
    rung: undefined,
    ways: [
      {
        reach: 'always',
        to: 'all',
        level: 5,
        says: 'One message is hidden, and the debate stands still. A human looks at it now.',
        isAnonymous: true,
        restricts: {
          restrictions: ['stopped'],
          untilMs: null,
          explanation: 'A message may endanger somebody, so nothing goes on until a human has looked at it.',
        },
      },
    ],
  };
}

/** The surest of the certain ones: a stopped debate is right nineteen times in twenty. */
function surestCertain(
  signals: SignalsByKind,
  kinds: readonly SignalKind[],
): Finding<SignalKind> | undefined {
  const certain = kinds.flatMap((kind) => flagged(signals, kind) ?? []).filter(isCertain);
  return surestOf(byKind(certain), kinds);
}

/**
 * Two signs, of which neither follows from the other: a second reader is sure of details that the text ties to a person, or
 * the text also holds a certain threat or attack. A phrase alone is no sign: hotlines and offices have numbers too.
 */
function doxxing(signals: SignalsByKind): Finding<SignalKind> | undefined {
  const own = flagged(signals, 'doxxing');
  if (own?.isSure) return own;
  const details = flagged(signals, 'privacy');
  if (details?.band !== 'high') return undefined;
  const hostile = surestCertain(signals, ['threat', 'personAttack', 'identityAttack']);
  return hostile && reaches(hostile.band, 'medium') ? { ...details, kind: 'doxxing' } : undefined;
}
