import {
  accept,
  countCharacters,
  decide,
  floorHolders,
  messageKind,
  refuse,
  seatTakenBy,
  type DebateRefusal,
  type MessageDocument,
  type Quote,
  type RoomCommandOf,
  type RoomDocument,
  type Result,
  type RoomRefusal,
} from '@rostrum/domain';
import { idFor } from './command-id.ts';
import type { Handled, RoomContext } from './context.ts';
import { holdIn, judgeWords } from './judge-words.ts';
import type { StoredRoom } from './stored-room.ts';

/** As much of a quoted message as is copied into the one that quotes it, in UTF-16 units. */
const QUOTE_LENGTH = 280;

/** What speaking needs of a handler's context: it works without a transaction. */
export type SpeakContext = Pick<RoomContext, 'uid' | 'commandId' | 'atMs' | 'store'>;

/**
 * Posts a message: the machine says whether its author has the floor, the moderator whether it may be shown; shown,
 * held or noted at once. `replaces` is a held message that this one goes out instead of.
 *
 * Three writes for words that are shown. The message's id follows from the command's, so that a repeated command finds
 * what it has done already; words that the machine refuses leave their refusal under that id, so that a late copy cannot
 * say in public what its author was told is unsaid.
 */
export async function speak(context: SpeakContext, command: RoomCommandOf<'speak'>): Promise<Handled> {
  const { uid, commandId, store } = context;
  const messageId = idFor(uid, commandId);
  const found = await read(context, command, messageId);
  if (!found.ok) return found;
  const { stored, done, quote } = found.value;
  if (done) return answerAgain(messageId, done);

  const { room, id: roomId } = stored;
  const { text, replaces } = command;
  const atMs = Math.max(context.atMs, room.debate.atMs + 1);
  const characters = countCharacters(text);
  const decision = decide(room.debate, { type: 'speak', by: uid, messageId, characters }, atMs);
  const message = {
    ...authorOf(room, uid),
    stepIndex: 'floor' in room.debate ? room.debate.floor.stepIndex : 0,
    open: room.visibility !== 'private',
    edits: [],
    reactions: {},
    createdAtMs: atMs,
  };
  if (!decision.ok && decision.refusal !== 'not-your-turn') {
    store.addMessage(roomId, messageId, unsaid(message, decision.refusal));
    return decision;
  }

  const standing = decision.ok ? 'onTurn' : 'outOfTurn';
  const judged = judgeWords(room, { messageId, text, uid, standing }, atMs);
  const hold = holdIn(judged.decisions);
  const events = decision.ok && !hold ? decision.value : [];
  const [spoke] = events;
  store.addMessage(roomId, messageId, {
    ...message,
    kind: messageKind(room.debate, uid, text, spoke?.type === 'spoke' ? spoke.as : 'floor'),
    text,
    state: hold ? 'held' : 'shown',
    spans: hold && hold.act !== 'silence' ? hold.intervention.spans : [],
    quote,
  });
  if (replaces) store.setMessageState(roomId, replaces, 'replaced');
  store.recordDecisions(roomId, judged.decisions);
  store.commit(stored, events, judged.ledger === room.ledger ? {} : { ledger: judged.ledger });
  return accept({ answer: { messageId, state: hold ? 'held' : 'shown' } });
}

/** The same answer as the first time. */
function answerAgain(messageId: string, { state, refusal }: MessageDocument): Handled {
  if (refusal) return refuse(refusal);
  return accept({ answer: { messageId, state: state === 'shown' ? 'shown' : 'held' } });
}

type Frame = Omit<MessageDocument, 'kind' | 'text' | 'state' | 'spans' | 'quote'>;

function unsaid(message: Frame, refusal: DebateRefusal): MessageDocument {
  return { ...message, kind: 'speech', text: '', state: 'refused', refusal, spans: [], quote: null };
}

type Found = { stored: StoredRoom; done: MessageDocument | undefined; quote: Quote | null };

/** Everything that a message needs to know, in one round trip. */
async function read(
  { uid, store }: SpeakContext,
  { roomId, replaces, quotes }: RoomCommandOf<'speak'>,
  messageId: string,
): Promise<Result<Found, RoomRefusal>> {
  const { stored, messages } = await store.readWithMessages(roomId, [messageId, replaces, quotes]);
  if (!stored || !mayKnow(stored.room, uid)) return refuse('room-unknown');
  if (stored.room.debate.removed.includes(uid)) return refuse('removed');
  const [done, replaced, quoted] = messages;
  if (done) return accept({ stored, done, quote: null });
  if (replaces && (replaced?.authorId !== uid || replaced.state !== 'held')) return refuse('message-unknown');
  if (quotes && quoted?.state !== 'shown') return refuse('quote-unknown');
  return accept({ stored, done, quote: quotes && quoted ? quoteOf(quotes, quoted) : null });
}

/** Whoever speaks in a private room has a seat there or was given the floor, so the room itself knows them. */
function mayKnow({ visibility, people, debate }: RoomDocument, uid: string): boolean {
  return visibility !== 'private' || uid in people || floorHolders(debate).includes(uid);
}

function authorOf(room: RoomDocument, uid: string) {
  const side = seatTakenBy(room.debate, uid)?.side ?? null;
  return { authorId: uid, authorName: room.people[uid]?.displayName ?? '', side };
}

function quoteOf(messageId: string, { authorName, text }: MessageDocument): Quote {
  const cut = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).replace(/\p{Cs}$/u, '')}…` : text;
  return { messageId, authorName, text: cut };
}
