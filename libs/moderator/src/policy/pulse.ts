import { countCharacters, type Pulse, type Voice, own } from '@rostrum/domain';
import type { PolicyEventOf, PostedMessage } from './event.ts';
import { fingerprint } from './fingerprint.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import type { SignalsByKind } from './signals-by-kind.ts';
import { tellsOfSomething } from './small-talk.ts';
import { stepIndexOf } from './steps.ts';

const LIMITS = POLICY_LIMITS;

const NEW_VOICE: Voice = {
  lastAtMs: 0,
  turns: 0,
  characters: 0,
  recentAtMs: [],
  prints: [],
  offTopic: 0,
  slowUntilMs: 0,
};

/** The moderator's data about a speaker; empty for a new one. */
export function voiceOf(pulse: Pulse, uid: string): Voice {
  return own(pulse.voices, uid) ?? NEW_VOICE;
}

/** The pulse at the start of a step; a new step resets turns and shares. */
export function inStep(pulse: Pulse, stepIndex: number): Pulse {
  if (pulse.stepIndex === stepIndex) return pulse;
  const voices = Object.entries(pulse.voices).map(
    ([uid, voice]) => [uid, { ...voice, turns: 0, characters: 0 }] as const,
  );
  return {
    ...pulse,
    stepIndex,
    turns: 0,
    lastSpeakerId: null,
    voices: Object.fromEntries(voices),
    claims: { for: null, against: null },
    unanswered: [],
  };
}

/** Counts an arriving message, regardless of its outcome. */
export function countArrival(before: Pulse, { message, room, atMs }: PolicyEventOf<'posted'>): Pulse {
  const pulse = inStep(before, stepIndexOf(room.debate));
  const voice = voiceOf(pulse, message.authorId);
  const recent = voice.recentAtMs.filter((at) => atMs - at < LIMITS.floodWindowMs);
  const arrived: Voice = { ...voice, recentAtMs: [...recent, atMs].slice(-LIMITS.floodMessages - 1) };
  return {
    ...pulse,
    messages: pulse.messages + 1,
    lastAtMs: atMs,
    voices: keepVoices({ ...pulse.voices, [message.authorId]: arrived }, message.authorId),
  };
}

/** Counts the words of a message as said on the floor. */
export function countWords(
  arrived: Pulse,
  { message, atMs }: PolicyEventOf<'posted'>,
  signals: SignalsByKind,
): Pulse {
  const { authorId, text } = message;
  const voice = voiceOf(arrived, authorId);
  const isTurn = arrived.lastSpeakerId !== authorId;
  const heard: Voice = {
    ...voice,
    lastAtMs: atMs,
    turns: voice.turns + (isTurn ? 1 : 0),
    characters: voice.characters + countCharacters(text),
    prints: printsWith(voice, text, atMs),
    offTopic: offTopicWith(voice, message, signals),
  };
  return {
    ...arrived,
    turns: arrived.turns + (isTurn ? 1 : 0),
    lastSpeakerId: authorId,
    voices: { ...arrived.voices, [authorId]: heard },
  };
}

/** Texts are remembered only while they can make a flood. */
function printsWith(voice: Voice, text: string, atMs: number): number[] {
  const print = fingerprint(text);
  const pauseMs = atMs - voice.lastAtMs;
  const earlier = pauseMs > LIMITS.sameTextWithinMs ? [] : voice.prints;
  if (print === undefined) return earlier;
  const mayRepeat = pauseMs > LIMITS.sameTextPauseMs && earlier.includes(print) && !tellsOfSomething(text);
  const others = mayRepeat ? earlier.filter((one) => one !== print) : earlier;
  return [...others, print].slice(-2 * LIMITS.sameText);
}

/**
 * Consecutive off-topic messages. Small talk, or a message that no head examined, changes nothing; a message that quotes
 * somebody is relevant.
 */
function offTopicWith(voice: Voice, { text, quoted }: PostedMessage, signals: SignalsByKind): number {
  if (quoted) return 0;
  const relevance = signals.get('relevance');
  if (!relevance) return voice.offTopic;
  if (relevance.flag !== true) return 0;
  return tellsOfSomething(text) ? voice.offTopic + 1 : voice.offTopic;
}

/** Forgets the person who spoke longest ago first. */
function keepVoices(voices: Pulse['voices'], speaking: string): Pulse['voices'] {
  const all = Object.entries(voices);
  if (all.length <= LIMITS.voicesKept) return voices;
  const others = all.filter(([uid]) => uid !== speaking);
  const latest = others.toSorted(([, one], [, other]) => other.lastAtMs - one.lastAtMs);
  const kept = new Set([speaking, ...latest.slice(0, LIMITS.voicesKept - 1).map(([uid]) => uid)]);
  return Object.fromEntries(all.filter(([uid]) => kept.has(uid)));
}
