import type { Pulse } from '@rostrum/domain';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import { voiceOf } from '../pulse.ts';
import type { PostedRegistration } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { isOpenStep, sharersOf } from '../steps.ts';
import { fromCounts, readersOf } from '../words.ts';

export const AIRTIME: PostedRegistration = {
  on: 'posted',
  rule: airtime,
  stage: 'comment',
  order: 6,
  whilePaused: null,
  addsToShown: false,
  hintsOnDraft: false,
};

/** A person's share of an open step is more than 1.6 times the fair one, after four turns. */
function airtime(look: MessageLook): Found[] {
  const { message, room, state, step } = look;
  const { pulse } = state;
  if (!isOpenStep(step) || pulse.turns < POLICY_LIMITS.airtimeTurns) return [];
  const people = new Set([...sharersOf(room.debate), ...speakersIn(pulse)]);
  const all = speakersIn(pulse).reduce((sum, uid) => sum + voiceOf(pulse, uid).characters, 0);
  const share = voiceOf(pulse, message.authorId).characters / Math.max(1, all);
  const fair = 1 / people.size;
  if (people.size < 2 || share <= POLICY_LIMITS.airtimeFactor * fair) return [];
  return [
    {
      act: 'airtime',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'turn',
      ...fromCounts(
        { label: m.shareOfStep(), value: asPercent(share) },
        { label: m.fairShare(), value: asPercent(fair) },
      ),
      ways: [
        {
          reach: 'note',
          to: message.authorId,
          level: 1,
          says: `${readersOf(look)} ${m.leaveRoom({ share: asPercent(share) })}`,
        },
      ],
    },
  ];
}

function speakersIn(pulse: Pulse): string[] {
  return Object.entries(pulse.voices).flatMap(([uid, { turns }]) => (turns > 0 ? [uid] : []));
}

function asPercent(share: number): string {
  return formatNumber(share, { style: 'percent' });
}
