import { isOpponent } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook, Way } from '../look.ts';
import type { Registration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { fromCounts, fromSignal, nameOf, quoteAt } from '../words.ts';
import { because } from '../why.ts';

export const CARE: Registration = { on: 'beside', rule: care };

/**
 * Words of distress: their author is offered help. It is no conduct, so it belongs to no side, rests on no house rule and
 * leads to no rung. Where the room says so, the host learns of it, unless the host is the person.
 */
function care(look: MessageLook): Found[] {
  const { message, room, signals } = look;
  const signal = flagged(signals, 'distress');
  if (!signal || isOpponent(message.authorId)) return [];
  const { hostId, safeguarding } = room;
  const told = safeguarding === 'host' && hostId !== message.authorId ? hostId : null;
  const quote = quoteAt(message.text, signal.spans);
  const found: Found = {
    act: 'care',
    key: message.authorId,
    messageId: message.id,
    side: null,
    rule: null,
    ...fromSignal(signal),
    why: [
      ...(quote === null ? [] : [{ label: m.yourWords(), value: m.quoted({ words: quote }) }]),
      ...fromSignal(signal).why,
    ],
    ways: [
      saying(message.authorId, [
        m.careForYou(),
        m.careNothingHappens(),
        ...(told === null ? [] : [m.careHostKnows()]),
      ]),
    ],
  };
  return told === null ? [found] : [found, toHost(look, told)];
}

/** Names the person and leads to the message; what in it was a sign stays with the person. */
function toHost({ message, room }: MessageLook, hostId: string): Found {
  const name = nameOf(room.names, message.authorId);
  return {
    act: 'care',
    key: `${message.authorId}-host`,
    messageId: message.id,
    side: null,
    rule: null,
    ...fromCounts(because(m.careReason())),
    ways: [saying(hostId, [m.careForHost({ name }), m.careHostOffered({ name })])],
  };
}

function saying(to: string, sentences: readonly string[]): Way {
  return { reach: 'always', to, level: null, says: sentences.join(' ') };
}
