import * as m from '@rostrum/words/moderator-policy';
import type { Level } from '../decision.ts';
import { nextRung, rungOf } from '../ladder.ts';
import type { Found, MessageLook, Way } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { byKind, flagged, surestOf, type SignalKind, type SignalsByKind } from '../signals-by-kind.ts';
import { isCertain, type Finding } from '../../heads/finding.ts';
import { STRICTNESS_TABLES } from '../strictness.ts';
import { fromSignal, hostReads, quoteAt, readersOf } from '../words.ts';
import { ofKind } from '../why.ts';
import { sayingSo } from './while-paused.ts';

export const PERSON_ATTACK: PostedRegistration = {
  on: 'posted',
  rule: personAttack,
  stage: 'hold',
  order: 2,
  whilePaused: sayingSo(surestHatred),
  addsToShown: true,
  hintsOnDraft: true,
};

/**
 * An attack on a person or on a group of people, or words that may be worse but are too doubtful to stop a debate. The ladder
 * decides the consequence.
 */
function personAttack(look: MessageLook): Found[] {
  const { message, signals, state } = look;
  const signal = worstOf(signals);
  if (!signal) return [];
  const level = isPointed(signal) ? levelOf(signal, look) : null;
  const found: Found = {
    act: 'personAttack',
    key: message.id,
    messageId: message.id,
    side: message.side,
    rule: 'claim',
    ...fromSignal(signal),
    why: [ofKind(m.attackKind({ kind: kindOf(signal) })), ...fromSignal(signal).why],
    because: isPointed(signal)
      ? `confidence ${signal.band} is below what this room acts on`
      : 'there is no phrase to point at',
    ways: level === null ? [] : waysAt(level, look, signal),
  };
  const climbs = isCertain(signal) && !look.isLate;
  if (level === null || level === 0 || !climbs || state.record.paused.personAttack) return [found];
  const climbing = { ...found, because: undefined, rung: { uid: message.authorId, level } };
  return [climbing, ...alongside(level, look, climbing)];
}

const ATTACKS = ['personAttack', 'identityAttack', 'threat', 'sexual'] as const;

/** The surest attack, a certain one before all others. */
function worstOf(signals: SignalsByKind): Finding<SignalKind> | undefined {
  const certain = ATTACKS.flatMap((kind) => flagged(signals, kind) ?? []).filter(isCertain);
  return surestOf(certain.length > 0 ? byKind(certain) : signals, ATTACKS);
}

/**
 * The rung that follows; null if the room lets it pass. Only what is certain climbs or is held. A doubtful finding is worth a
 * private note where the room notes anything of medium confidence, whatever happened before.
 */
function levelOf(signal: Finding<SignalKind>, look: MessageLook): Level | null {
  const { room, state, message, atMs, isLate } = look;
  const { attack } = STRICTNESS_TABLES[room.strictness];
  const isDoubtful = !isCertain(signal);
  const rungs = attack[isDoubtful && signal.band === 'high' ? 'medium' : signal.band];
  const next = nextRung(rungs, rungOf(state.record, message.authorId, 'personAttack', atMs));
  // A shown message gets a note at most, too.
  return next !== null && (isDoubtful || isLate) && next > 1 ? 1 : next;
}

/** Hatred of a group that the engine is sure of is held; anything milder rests with the AI. */
function surestHatred(look: MessageLook): Found[] {
  const hatred = flagged(look.signals, 'identityAttack');
  if (hatred?.band !== 'high') return [];
  return personAttack({ ...look, signals: byKind([hatred]) }).filter(({ ways }) => ways.some(holds));
}

function holds({ effects = [] }: Way): boolean {
  return effects.some(({ type }) => type === 'hold' || type === 'hide');
}

/** Whether there are words to quote: nobody hears that a phrase of theirs is wrong without learning which. */
function isPointed({ spans }: Finding<SignalKind>): boolean {
  return spans.length > 0;
}

/** The kinds that the sentences tell apart; everything else is about a person. */
const KINDS: Partial<Record<SignalKind, string>> = {
  identityAttack: 'group',
  threat: 'threat',
  sexual: 'sexual',
};

function kindOf({ kind }: Finding<SignalKind>): string {
  return KINDS[kind] ?? 'person';
}

function waysAt(level: Level, look: MessageLook, signal: Finding<SignalKind>): Way[] {
  if (level >= 3) return [hold(level, look, signal)];
  return level === 2 ? [reminder(), note(look, signal)] : [note(look, signal)];
}

function note(look: MessageLook, signal: Finding<SignalKind>): Way {
  return {
    reach: 'note',
    to: look.message.authorId,
    level: 1,
    says: `${readersOf(look)} ${m.attackNote({ kind: kindOf(signal) })}`,
    quote: quoteAt(look.message.text, signal.spans),
  };
}

/** Names the rule, but neither the person nor the words. */
function reminder(): Way {
  return {
    reach: 'public',
    to: 'all',
    level: 2,
    says: m.attackReminder(),
    isAnonymous: true,
  };
}

function hold(level: Level, look: MessageLook, signal: Finding<SignalKind>): Way {
  const { message } = look;
  const kind = kindOf(signal);
  return {
    reach: 'always',
    to: message.authorId,
    level,
    says: `${readersOf(look)} ${m.attackHeld({ kind })}`,
    quote: quoteAt(message.text, signal.spans),
    offers: ['edit'],
    effects: [{ type: 'hold', messageId: message.id }],
    restricts: {
      restrictions: ['held'],
      untilMs: null,
      explanation: m.attackReason({ kind }),
    },
  };
}

/** The fourth rung rests the floor, for both sides alike; the fifth hands over to a host who does not debate, if there is one. */
function alongside(level: Level, look: MessageLook, found: Found): Found[] {
  const base = { ...found, side: null, rung: undefined };
  if (level === 4) return [{ ...base, act: 'coolingOff', ways: [coolOff(look)] }];
  const { hostId } = look.room;
  if (level < 5 || hostId === null || !hostReads(look.room)) return [];
  return [{ ...base, act: 'callHost', ways: [callHost(hostId)] }];
}

function coolOff({ atMs }: MessageLook): Way {
  const untilMs = atMs + POLICY_LIMITS.coolOffMs;
  return {
    reach: 'public',
    to: 'all',
    level: 4,
    says: m.coolOff(),
    isAnonymous: true,
    effects: [{ type: 'coolOff', untilMs }],
    restricts: {
      restrictions: ['cooledOff'],
      untilMs,
      explanation: m.coolOffReason(),
    },
  };
}

function callHost(hostId: string): Way {
  return {
    reach: 'always',
    to: hostId,
    level: 5,
    says: m.callHost(),
    effects: [{ type: 'callHost' }],
  };
}
