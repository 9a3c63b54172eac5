import {
  evolveAll,
  messageKind,
  own,
  saidIn,
  seatTakenBy,
  type DebateEvent,
  type Heard,
  type MessageDocument,
  type RoomDocument,
  type SpeechRefusal,
} from '@rostrum/domain';
import type { Judge } from '../room/judge-words.ts';
import { holdIn, moderatePost, quoteOf, withHeard } from '../room/moderate-post.ts';
import { effectsOf, eventsOf, type Moderated } from '../room/moderation.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';
import { callHostFor } from './call-host.ts';

/** Words for the floor, with everything that was read for them. */
export type WordsToPost = {
  uid: string;
  messageId: string;
  text: string;
  /** The held message that they replace. */
  replaces?: string | undefined;
  /** The message that they answer, as it is stored. */
  quoted?: { messageId: string; message: MessageDocument } | undefined;
  atMs: number;
  /** The machine's decision. */
  spoke: readonly DebateEvent[];
  /** The engine that chose the words, if no person did. */
  writtenBy?: MessageDocument['writtenBy'];
  /** The id of the draft, if the words went out by themselves. */
  draft?: string | undefined;
  /** Whether a copy of them came too late and was refused. */
  wasRefused?: boolean;
};

/** A message before it is stored, and what it does to the debate and the moderator. */
export type NewMessage = {
  id: string;
  message: MessageDocument;
  replaces: string | undefined;
  wasRefused: boolean;
  events: DebateEvent[];
  moderated: Moderated;
  heard: readonly Heard[];
  isHeld: boolean;
  /** Whether the second reader should look at it once it is shown. */
  isWorthALook: boolean;
};

/** Asks the moderator about words for the floor; stores nothing. */
export async function newMessage(judge: Judge, stored: StoredRoom, words: WordsToPost): Promise<NewMessage> {
  const { room, memory } = stored;
  const { uid, messageId, text, quoted, atMs, spoke, writtenBy, draft, wasRefused = false } = words;
  const [event] = spoke;
  const as = event?.type === 'spoke' ? event.as : 'floor';
  const kind = messageKind(room.debate, uid, text, as, memory.heard);
  const source = quoted ? { messageId: quoted.messageId, authorId: quoted.message.authorId } : null;
  const post = { messageId, text, uid, kind, quoted: source } as const;
  const moderated = await moderatePost(judge, stored, post, atMs);
  const hold = holdIn(moderated.decisions);
  const said = hold ? [] : spoke;
  const frame = frameOf(room, uid, atMs);
  return {
    id: messageId,
    replaces: words.replaces,
    wasRefused,
    message: {
      ...frame,
      kind,
      text,
      state: stateFor(moderated, messageId),
      spans: hold?.intervention.spans ?? [],
      quote: quoted ? quoteOf(quoted.messageId, quoted.message) : null,
      ...saidIn(said),
      ...restatedIn(room, said),
      ...(moderated.foreign && { language: moderated.foreign }),
      ...(writtenBy && { writtenBy }),
      ...(draft !== undefined && { draft }),
    },
    events: [...said, ...eventsOf(evolveAll(room.debate, said), moderated.decisions, atMs)],
    moderated,
    heard: hold ? memory.heard : withHeard(memory.heard, messageId, { ...frame, text }),
    isHeld: hold !== undefined,
    isWorthALook: moderated.isWorthALook,
  };
}

/** Whom the words restate, by name, because that person may be gone when they are read. */
function restatedIn(
  { people }: RoomDocument,
  said: readonly DebateEvent[],
): Pick<MessageDocument, 'restates'> {
  const restated = said.find((event) => event.type === 'restated');
  if (!restated) return {};
  const { of: uid } = restated;
  return { restates: { uid, name: own(people, uid)?.displayName ?? '', answer: null } };
}

/** Stages a message, without its events. */
export function stageMessage(store: RoomStore, { id: roomId, room }: StoredRoom, made: NewMessage): void {
  if (made.wasRefused) store.putMessage(roomId, made.id, made.message);
  else store.addMessage(roomId, made.id, made.message);
  if (made.replaces) store.changeMessage(roomId, made.replaces, { state: 'replaced' });
  callHostFor(store, room, roomId, made.moderated.decisions);
}

/** Hidden if a human has to review it, held if its author may edit it. */
function stateFor({ decisions }: Moderated, messageId: string): MessageDocument['state'] {
  const kept = effectsOf(decisions).filter(
    (effect) => 'messageId' in effect && effect.messageId === messageId,
  );
  if (kept.some(({ type }) => type === 'hide')) return 'hidden';
  return kept.some(({ type }) => type === 'hold') ? 'held' : 'shown';
}

type Frame = Omit<MessageDocument, 'kind' | 'text' | 'state' | 'spans' | 'quote'>;

function frameOf(room: RoomDocument, uid: string, atMs: number): Frame {
  return {
    authorId: uid,
    authorName: own(room.people, uid)?.displayName ?? '',
    side: seatTakenBy(room.debate, uid)?.side ?? null,
    stepIndex: 'floor' in room.debate ? room.debate.floor.stepIndex : 0,
    open: room.visibility !== 'private',
    edits: [],
    reactions: {},
    createdAtMs: atMs,
  };
}

/** A trace of words that were refused, so that a late copy of them is refused as well. */
export function unsaid(
  room: RoomDocument,
  uid: string,
  atMs: number,
  refusal: SpeechRefusal,
): MessageDocument {
  const frame = frameOf(room, uid, atMs);
  return { ...frame, kind: 'speech', text: '', state: 'refused', refusal, spans: [], quote: null };
}
