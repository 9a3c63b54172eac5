import { benchOf, own } from '@rostrum/domain';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { stepIndexOf } from '../steps.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { announcesRestating } from './phrases.ts';
import { cutQuote, fromCounts, fromSignal, nameOf, quoteAt } from '../words.ts';

export const STEELMAN: PostedRegistration = {
  on: 'posted',
  rule: steelman,
  stage: 'comment',
  order: 3,
  whilePaused: null,
  addsToShown: true,
  hintsOnDraft: false,
};

/** A person restates the other side, or must because the gate is on. Asks the restated person whether it is fair. */
function steelman(look: MessageLook): Found[] {
  const { message, room, signals } = look;
  const restated = whoIsRestated(look);
  if (!restated) return [];
  // The head only measures similarity, and an answer resembles its target, so the words must announce a restatement.
  const alike = flagged(signals, 'restatement');
  const signal = alike && announcesRestating(message.text) ? alike : undefined;
  if (!signal && !isAtGate(look)) return [];
  const quote = (signal && quoteAt(message.text, signal.spans)) ?? cutQuote(message.text);
  const asks = !signal || reaches(signal.band, STRICTNESS_TABLES[room.strictness].steelmanFrom);
  return [
    {
      act: 'steelman',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'honest',
      ...(signal ? fromSignal(signal) : fromCounts({ label: 'Because', value: 'the steelman gate is on' })),
      because: `confidence ${signal?.band ?? 'high'} is below what this room acts on`,
      ways: asks
        ? [
            {
              reach: 'note',
              to: restated,
              level: null,
              says: `${nameOf(room.names, restated)}, is this a fair restatement? “${quote}”`,
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

/** With the gate on, the first message of a rebuttal must restate the other side. */
function isAtGate({ room, message, step, state }: MessageLook): boolean {
  const isFirst = own(state.pulse.voices, message.authorId)?.turns === 1;
  return room.steelmanGate && step?.kind === 'rebuttal' && stepIndexOf(room.debate) > 0 && isFirst;
}
