import { isOpponent } from '@rostrum/domain';
import type { Found, MessageLook, Way } from '../look.ts';
import type { Registration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { fromCounts, fromSignal, nameOf, quoteAt } from '../words.ts';

export const CARE: Registration = { on: 'beside', rule: care };

const TO_THE_PERSON =
  'I may have this wrong. But if some of that is about how you feel, you do not have to carry it alone. There are people you can talk to now, free and in confidence.';
const NOTHING_HAPPENS = 'Your message stays as it is, and nothing is held against you.';
const HOST_KNOWS = 'In this room the host is told too, so that somebody can look out for you.';

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
      ...(quote === null ? [] : [{ label: 'Your words', value: `“${quote}”` }]),
      ...fromSignal(signal).why,
    ],
    ways: [
      saying(message.authorId, [TO_THE_PERSON, NOTHING_HAPPENS, ...(told === null ? [] : [HOST_KNOWS])]),
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
    ...fromCounts({
      label: 'Because',
      value: 'Some of their words sounded like distress. A machine read them and may be wrong.',
    }),
    ways: [
      saying(hostId, [
        `${name} may be having a hard time. A kind word in private can help; please leave it out of the debate.`,
        `${name} has been offered help and knows that you are told. Nobody else is.`,
      ]),
    ],
  };
}

function saying(to: string, sentences: readonly string[]): Way {
  return { reach: 'always', to, level: null, says: sentences.join(' ') };
}
