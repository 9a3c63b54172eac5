import type { Span } from '@rostrum/domain';
import type { Names } from './event.ts';
import { benchOf, own, shownName } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { MessageLook } from './look.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import type { SignalKind } from './signals-by-kind.ts';
import { because, type Factor } from './why.ts';
import type { Finding } from '../heads/finding.ts';
import { sayReason } from '../said/reasons.ts';
import { sayFeature } from '../said/say-feature.ts';

/** Whether there is a host who reads held words and notes: nobody who debates does. */
export function hostReads({ hostId, debate }: MessageLook['room']): boolean {
  return hostId !== null && benchOf(debate, hostId) === undefined;
}

/** Who can see held words, or a note about them. */
export function readersOf({ room, message }: Pick<MessageLook, 'room' | 'message'>): string {
  return hostReads(room) && room.hostId !== message.authorId ? m.youAndHostSee() : m.onlyYouSee();
}

/** The first marked words of a text, truncated for a quote; null without a place. */
export function quoteAt(text: string, spans: readonly Span[]): string | null {
  const [span] = spans;
  return span ? cutQuote(text.slice(span.start, span.end)) : null;
}

/** Words truncated for a quote, between words if possible, and never inside a character. */
export function cutQuote(words: string): string {
  const tidy = words.replace(/\s+/g, ' ').trim();
  if (tidy.length <= POLICY_LIMITS.quoteLength) return tidy;
  const cut = tidy.slice(0, POLICY_LIMITS.quoteLength).replace(/\p{Cs}$/u, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > POLICY_LIMITS.quoteLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

export function nameOf(names: Names, uid: string): string {
  return shownName(own(names, uid));
}

function featuresOf(signal: Finding<SignalKind>): Factor[] {
  return [because(sayReason(signal.reason)), ...signal.features.map(sayFeature)];
}

/** The fields of a finding that come from its signal. */
export function fromSignal(signal: Finding<SignalKind>) {
  return { band: signal.band, spans: signal.spans, score: signal.score, why: featuresOf(signal) };
}

/** The fields of a finding from counts and times, which are certain. */
export function fromCounts(...why: Factor[]) {
  return { band: 'high', spans: [], score: null, why } as const;
}
