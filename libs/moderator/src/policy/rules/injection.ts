import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { fromSignal, quoteAt, readersOf } from '../words.ts';

export const INJECTION: PostedRegistration = {
  on: 'posted',
  rule: injection,
  stage: 'comment',
  order: 2,
  whilePaused: null,
  addsToShown: true,
  hintsOnDraft: false,
};

/** Text that gives the moderator orders. It is noted once and has no other consequence. */
function injection(look: MessageLook): Found[] {
  const { message, room, signals } = look;
  const signal = flagged(signals, 'injection');
  if (!signal) return [];
  const notes = reaches(signal.band, STRICTNESS_TABLES[room.strictness].injectionFrom);
  return [
    {
      act: 'injection',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: null,
      ...fromSignal(signal),
      because: `confidence ${signal.band} is below what this room acts on`,
      ways: notes
        ? [
            {
              reach: 'note',
              to: message.authorId,
              level: null,
              says: `${readersOf(look)} ${m.ordersAreWords()}`,
              quote: quoteAt(message.text, signal.spans),
            },
          ]
        : [],
    },
  ];
}
