import * as m from '@rostrum/words/moderator-policy';
import { rungOf } from '../ladder.ts';
import type { Found, MessageLook } from '../look.ts';
import { voiceOf } from '../pulse.ts';
import type { PostedRegistration } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { flagged } from '../signals-by-kind.ts';
import { tellsOfSomething } from '../small-talk.ts';
import { STRICTNESS_TABLES } from '../strictness.ts';
import { fromSignal, readersOf } from '../words.ts';

export const OFF_TOPIC: PostedRegistration = {
  on: 'posted',
  rule: offTopic,
  stage: 'comment',
  order: 1,
  whilePaused: null,
  addsToShown: true,
  hintsOnDraft: false,
};

/** Two messages in a row far from the motion and the debate: asks the author, and everybody if it continues. */
function offTopic(look: MessageLook): Found[] {
  const { message, room, signals, state, atMs } = look;
  const signal = flagged(signals, 'relevance');
  const inARow = voiceOf(state.pulse, message.authorId).offTopic;
  if (!signal || inARow < POLICY_LIMITS.offTopicMessages || !tellsOfSomething(message.text)) return [];
  const { authorId } = message;
  const isAsked =
    rungOf(state.record, authorId, 'offTopic', atMs) > 0 && inARow > POLICY_LIMITS.offTopicMessages;
  return [
    {
      act: 'offTopic',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'claim',
      ...fromSignal(signal),
      // A nudge and never more: relevance is judged by words, and words mislead.
      band: 'medium',
      why: [{ label: m.inARow(), value: String(inARow) }, ...fromSignal(signal).why],
      rung: { uid: authorId, level: 1 },
      because: 'this room does not ask how words bear on the motion',
      ways: STRICTNESS_TABLES[room.strictness].offTopic
        ? [
            isAsked
              ? {
                  reach: 'public',
                  to: 'all',
                  level: 2,
                  says: m.howDoesItBearOn({ motion: room.motion }),
                  isAnonymous: true,
                }
              : { reach: 'note', to: authorId, level: 1, says: `${readersOf(look)} ${m.howDoesItBear()}` },
          ]
        : [],
    },
  ];
}
