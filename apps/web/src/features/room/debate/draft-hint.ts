import { seatTakenBy, type Room } from '@rostrum/domain';
import { applyPolicy, judgeDraft } from '@rostrum/moderator';

/** What the moderator would do with a draft: the words it is about, and whether it would hold the message. */
export type DraftHint = { quote: string; reason: string; holds: boolean };

/**
 * Asks the moderator's own engine and policy about words that nobody has sent yet. Undefined where it would stay
 * silent. Only the writer ever sees it.
 */
export function draftHintOf(text: string, room: Room, uid: string): DraftHint | undefined {
  const side = seatTakenBy(room.debate, uid)?.side;
  if (!side || text.trim() === '') return undefined;
  const names = namesIn(room);
  const others = Object.entries(names).flatMap(([id, name]) => (id === uid ? [] : [name]));
  const signals = judgeDraft(text, { names: others });
  const { decisions } = applyPolicy(
    {},
    {
      type: 'posted',
      messageId: 'draft',
      text,
      authorId: uid,
      hostId: room.hostId,
      side,
      standing: 'onTurn',
      floor: [uid],
      names,
      signals,
      strictness: room.strictness,
    },
    0,
  );
  const [decision] = decisions;
  const [signal] = signals;
  if (!decision || decision.act === 'silence' || !signal) return undefined;
  return { quote: decision.intervention.quote ?? '', reason: signal.reason, holds: decision.holds };
}

function namesIn(room: Room): Record<string, string> {
  return Object.fromEntries(Object.entries(room.people).map(([uid, person]) => [uid, person.displayName]));
}
