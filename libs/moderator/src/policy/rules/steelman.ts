import { benchOf, mustRestate } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { announcesRestating } from './phrases.ts';
import { cutQuote, fromSignal, nameOf, quoteAt } from '../words.ts';

export const STEELMAN: PostedRegistration = {
  on: 'posted',
  rule: steelman,
  stage: 'comment',
  order: 3,
  whilePaused: null,
  addsToShown: true,
  hintsOnDraft: false,
};

/**
 * A person restates the other side of their own accord. Asks the restated person whether it is fair. Where the format
 * restates first, the debate itself asks, and the moderator has nothing to add.
 */
function steelman(look: MessageLook): Found[] {
  const { message, room, signals } = look;
  if (mustRestate(room.debate, message.authorId) !== undefined) return [];
  const restated = whoIsRestated(look);
  if (!restated) return [];
  // The head only measures similarity, and an answer resembles its target, so the words must announce a restatement.
  const alike = flagged(signals, 'restatement');
  const signal = alike && announcesRestating(message.text) ? alike : undefined;
  if (!signal) return [];
  const quote = quoteAt(message.text, signal.spans) ?? cutQuote(message.text);
  const asks = reaches(signal.band, STRICTNESS_TABLES[room.strictness].steelmanFrom);
  return [
    {
      act: 'steelman',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'honest',
      ...fromSignal(signal),
      because: `confidence ${signal.band} is below what this room acts on`,
      ways: asks
        ? [
            {
              reach: 'note',
              to: restated,
              level: null,
              says: m.isItFair({ name: nameOf(room.names, restated), quote }),
              quote,
              offers: ['confirm'],
            },
          ]
        : [],
    },
  ];
}

/** The quoted person, or otherwise the last speaker of the other side. */
function whoIsRestated({ message, room, state }: MessageLook): string | undefined {
  const { side, quoted } = message;
  if (side === null) return undefined;
  const isOpponent = (uid: string) => (benchOf(room.debate, uid) ?? side) !== side;
  if (quoted && isOpponent(quoted.authorId)) return quoted.authorId;
  return Object.entries(state.pulse.voices)
    .filter(([uid]) => isOpponent(uid))
    .toSorted(([, one], [, other]) => other.lastAtMs - one.lastAtMs)[0]?.[0];
}
