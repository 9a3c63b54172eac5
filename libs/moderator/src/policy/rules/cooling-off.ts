import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { fromCounts, readersOf } from '../words.ts';

export const COOLING_OFF: PostedRegistration = {
  on: 'posted',
  rule: duringCoolingOff,
  stage: 'floor',
  order: 1,
  whilePaused: null,
  addsToShown: false,
  hintsOnDraft: false,
};

/** While both sides cool off, every message waits until the end, whichever side sends it. */
function duringCoolingOff(look: MessageLook): Found[] {
  const { message, state, atMs } = look;
  const { coolUntilMs } = state.record;
  if (atMs >= coolUntilMs) return [];
  const seconds = Math.ceil((coolUntilMs - atMs) / 1_000);
  return [
    {
      act: 'coolingOff',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'claim',
      ...fromCounts({ label: m.secondsLeft(), value: String(seconds) }),
      ways: [
        {
          reach: 'always',
          to: message.authorId,
          level: 4,
          says: `${readersOf(look)} ${m.floorRests({ seconds })}`,
          offers: ['edit'],
          effects: [{ type: 'hold', messageId: message.id }],
          restricts: {
            restrictions: ['held'],
            untilMs: coolUntilMs,
            explanation: m.floorRestsReason(),
          },
        },
      ],
    },
  ];
}
