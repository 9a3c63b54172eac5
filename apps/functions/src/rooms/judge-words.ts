import { floorHolders, seatTakenBy, type RoomDocument } from '@rostrum/domain';
import { applyPolicy, judgeMessage, type PolicyDecision } from '@rostrum/moderator';
import { namesIn } from './room-store.ts';

type Words = { messageId: string; text: string; uid: string; standing: 'onTurn' | 'outOfTurn' };

/** What the moderator makes of somebody's words in a room; while the host has paused the AI it looks at turns only. */
export function judgeWords(room: RoomDocument, { messageId, text, uid, standing }: Words, atMs: number) {
  const names = namesIn(room);
  const others = Object.entries(names).flatMap(([id, name]) => (id === uid ? [] : [name]));
  return applyPolicy(
    room.ledger,
    {
      type: 'posted',
      messageId,
      text,
      authorId: uid,
      hostId: room.hostId,
      side: seatTakenBy(room.debate, uid)?.side ?? null,
      standing,
      floor: floorHolders(room.debate),
      names,
      signals: room.debate.moderatorPaused ? [] : judgeMessage(text, { names: others }),
      strictness: room.strictness,
    },
    atMs,
  );
}

/** The decision that keeps words from everybody but their author, if there is one. */
export function holdIn(decisions: readonly PolicyDecision[]) {
  return decisions.find((made) => made.act !== 'silence' && made.holds);
}
