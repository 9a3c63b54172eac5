import * as m from '@rostrum/words/moderator-policy';
import type { HouseRuleId } from '../house-rules.ts';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { byKind, flagged, surestOf, type SignalKind, type SignalsByKind } from '../signals-by-kind.ts';
import { isCertain, type Finding } from '../../heads/finding.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { fromSignal, quoteAt } from '../words.ts';
import { ofKind } from '../why.ts';
import { sayingSo } from './while-paused.ts';

/** The house rule that each kind breaks. */
const RULES: Partial<Record<SignalKind, HouseRuleId>> = {
  threat: 'claim',
  sexual: 'claim',
  minor: 'private',
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
  const { kind } = signal;
  const found: Found = {
    act: 'severe',
    key: message.id,
    messageId: message.id,
    side: message.side,
    rule: RULES[kind] ?? 'private',
    ...fromSignal(signal),
    why: [ofKind(m.severeKind({ kind })), ...fromSignal(signal).why],
    rung: { uid: message.authorId, level: 5 },
    ways: [
      {
        reach: 'always',
        to: message.authorId,
        level: 5,
        says: m.severeHidden({ kind }),
        quote: quoteAt(message.text, signal.spans),
        effects: [{ type: 'hide', messageId: message.id }, { type: 'pauseRoom' }, { type: 'callHost' }],
        restricts: {
          restrictions: ['hidden', 'stopped'],
          untilMs: null,
          explanation: m.severeReason({ kind }),
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
        says: m.severeToAll(),
        isAnonymous: true,
        restricts: {
          restrictions: ['stopped'],
          untilMs: null,
          explanation: m.severeToAllReason(),
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
