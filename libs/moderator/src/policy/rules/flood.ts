import type { Voice } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import { SAID_BEFORE } from '../../heads/flood.ts';
import { sayReason } from '../../said/reasons.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Found, MessageLook } from '../look.ts';
import { voiceOf } from '../pulse.ts';
import type { PostedRegistration } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { flagged, type SignalsByKind } from '../signals-by-kind.ts';
import type { Factor } from '../why.ts';
import { fromCounts } from '../words.ts';

const { floodMessages, floodWindowMs, sameText, slowMs } = POLICY_LIMITS;

export const FLOOD: PostedRegistration = {
  on: 'posted',
  rule: flood,
  stage: 'floor',
  order: 2,
  whilePaused: null,
  addsToShown: false,
  hintsOnDraft: false,
};

/**
 * More than six messages in ten seconds, the same text for the third time, a text that repeats itself, or a message
 * while slowed down.
 */
function flood({ message, state, atMs, signals }: MessageLook): Found[] {
  const voice = voiceOf(state.pulse, message.authorId);
  const because = whyFlood(voice, message.text, atMs) ?? whyFilled(signals);
  if (!because) return [];
  const untilMs = atMs < voice.slowUntilMs ? voice.slowUntilMs : atMs + slowMs;
  return [
    {
      act: 'flood',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'turn',
      ...fromCounts(because),
      ways: [
        {
          reach: 'always',
          to: message.authorId,
          level: 3,
          says: m.tooMuch(),
          offers: ['edit'],
          effects: [
            { type: 'hold', messageId: message.id },
            { type: 'slow', uid: message.authorId, untilMs },
          ],
          restricts: {
            restrictions: ['held', 'slowed'],
            untilMs,
            explanation: m.tooMuchReason(),
          },
        },
      ],
    },
  ];
}

/** One text that is a flood by itself, if a head is certain. Repeated messages are counted above, with their times. */
function whyFilled(signals: SignalsByKind): Factor | undefined {
  const signal = flagged(signals, 'flood');
  return signal?.band === 'high' && signal.features[0]?.label !== SAID_BEFORE
    ? counted(sayReason(signal.reason))
    : undefined;
}

function whyFlood(voice: Voice, text: string, atMs: number): Factor | undefined {
  if (atMs < voice.slowUntilMs) return counted(m.inSlowMode());
  const recent = voice.recentAtMs.filter((at) => atMs - at < floodWindowMs).length;
  if (recent > floodMessages) return counted(m.messagesInTenSeconds({ count: recent }));
  const print = fingerprint(text);
  const same = voice.prints.filter((one) => one === print).length;
  return same >= sameText ? counted(m.sameText({ count: same })) : undefined;
}

const counted = (value: string): Factor => ({ label: m.counted(), value });
