import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { fromSignal, quoteAt, readersOf } from '../words.ts';
import { sayingSo } from './while-paused.ts';

export const PRIVACY: PostedRegistration = {
  on: 'posted',
  rule: privacy,
  stage: 'hold',
  order: 1,
  whilePaused: sayingSo(privacy),
  addsToShown: false,
  hintsOnDraft: true,
};

/** An e-mail address, a telephone number or an address in the text: held, with an offer to blacken it. */
function privacy(look: MessageLook): Found[] {
  const { message, room, signals } = look;
  const signal = flagged(signals, 'privacy');
  if (!signal) return [];
  const holds = reaches(signal.band, STRICTNESS_TABLES[room.strictness].privacyFrom);
  return [
    {
      act: 'privacy',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'private',
      ...fromSignal(signal),
      because: `confidence ${signal.band} is below what this room acts on`,
      ways: holds
        ? [
            {
              reach: 'always',
              to: message.authorId,
              level: 3,
              says: `${readersOf(look)} ${m.privateDetails()}`,
              quote: quoteAt(message.text, signal.spans),
              offers: ['redact', 'edit'],
              effects: [{ type: 'hold', messageId: message.id }],
              restricts: {
                restrictions: ['held'],
                untilMs: null,
                explanation: m.privateDetailsReason(),
              },
            },
          ]
        : [],
    },
  ];
}
