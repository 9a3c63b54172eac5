import {
  accept,
  countCharacters,
  decide,
  currentStep,
  floorHolders,
  refuse,
  seatTakenBy,
  type MessageDocument,
  type RoomDocument,
} from '@rostrum/domain';
import { applyPolicy, judgeMessage, type PolicyDecision } from '@rostrum/moderator';
import { openRoom } from './access.ts';
import type { RoomHandler } from './context.ts';
import { namesIn } from './room-store.ts';

/**
 * Posts a message: the machine says whether its author has the floor, the moderator whether it may be shown; shown,
 * held or noted in this one transaction. `replaces` is a held message that this one goes out instead of.
 */
export const speak: RoomHandler<'speak'> = async (context, { roomId, text, replaces }) => {
  const { uid, store } = context;
  const opened = await openRoom(context, roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  const atMs = Math.max(context.atMs, room.debate.atMs + 1);
  const seat = seatTakenBy(room.debate, uid);
  if (!seat) return refuse('not-seated');
  const replaced = replaces ? await store.readMessage(roomId, replaces) : undefined;
  if (replaces && (replaced?.authorId !== uid || replaced.state !== 'held')) return refuse('message-unknown');

  const messageId = store.newId();
  const decision = decide(
    room.debate,
    { type: 'speak', by: uid, messageId, characters: countCharacters(text) },
    atMs,
  );
  if (!decision.ok && decision.refusal !== 'not-your-turn') return decision;

  const judged = applyPolicy(
    room.ledger,
    {
      type: 'posted',
      messageId,
      text,
      authorId: uid,
      side: seat.side,
      standing: decision.ok ? 'onTurn' : 'outOfTurn',
      floor: floorHolders(room.debate),
      names: namesIn(room),
      signals: judgeMessage(text, { names: namesOfOthers(room, uid) }),
      strictness: room.strictness,
    },
    atMs,
  );
  const hold = judged.decisions.find((made) => made.act !== 'silence' && made.holds);
  store.putMessage(roomId, messageId, {
    authorId: uid,
    authorName: room.people[uid]?.displayName ?? '',
    side: seat.side,
    stepIndex: 'floor' in room.debate ? room.debate.floor.stepIndex : 0,
    kind: kindOf(room, text),
    text,
    state: hold ? 'held' : 'shown',
    spans: spansOf(hold),
    createdAtMs: atMs,
  });
  if (replaces) store.setMessageState(roomId, replaces, 'replaced');
  store.recordDecisions(roomId, judged.decisions);
  const events = decision.ok && !hold ? decision.value : [];
  store.commit(opened.value, events, { ledger: judged.ledger });
  return accept({ answer: { messageId, state: hold ? 'held' : 'shown' } });
};

function namesOfOthers(room: RoomDocument, uid: string): string[] {
  return Object.entries(namesIn(room)).flatMap(([id, name]) => (id === uid ? [] : [name]));
}

/** In a cross-examination a text that ends in a question mark asks; every other one answers. */
function kindOf({ debate }: RoomDocument, text: string): MessageDocument['kind'] {
  if (currentStep(debate)?.kind !== 'crossExamination') return 'speech';
  return /[?？؟]\s*["”’')\]]*$/.test(text) ? 'question' : 'answer';
}

function spansOf(decision: PolicyDecision | undefined): MessageDocument['spans'] {
  return decision && decision.act !== 'silence' ? decision.intervention.spans : [];
}
