import {
  accept,
  countCharacters,
  decide,
  floorHolders,
  refuse,
  own,
  type DebateEvent,
  type MessageDocument,
  type Result,
  type RoomCommandOf,
  type RoomDocument,
  type RoomRefusal,
  type SpeechRefusal,
} from '@rostrum/domain';
import { isAudience } from '../access/access.ts';
import { idFor } from '../room/command-id.ts';
import type { Handled, Refused, RoomContext } from '../access/context.ts';
import { writtenIn } from '../room/moderation.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { newMessage, stageMessage, unsaid } from './new-message.ts';

/** The part of a handler's context that speaking needs; it works without a transaction. */
export type SpeakContext = Pick<RoomContext, 'uid' | 'commandId' | 'atMs' | 'store' | 'judge'> & {
  /** Whether the message may already exist, so that the handler checks. */
  isRepeat?: boolean;
  /** The room, if it need not be read. */
  known?: StoredRoom | undefined;
  /** The engine that chose the words, if no person did. */
  writtenBy?: MessageDocument['writtenBy'];
};

/** An outcome, and the resulting room if only its counts have moved. */
export type Spoken = { handled: Handled; after?: StoredRoom };

/**
 * Posts a message. The machine decides whether its author has the floor, and the moderator whether to show, hold or
 * note it. The same commit stores the moderator's further effects. `replaces` is a held message that this one
 * replaces.
 *
 * Shown words cost two writes. The command's id determines the message's id, so a repeated command finds its own
 * result. A refusal of words is stored under that id, so a late copy cannot publish words that their author
 * believes unsaid.
 */
export async function speak(context: SpeakContext, command: RoomCommandOf<'speak'>): Promise<Spoken> {
  const { uid, commandId, store } = context;
  const messageId = idFor(uid, commandId);
  const found = await read(context, command, messageId);
  if (!found.ok) return { handled: found };
  const { stored, done } = found.value;
  if (done) return { handled: answerAgain(messageId, done) };

  const { room, id: roomId } = stored;
  const atMs = Math.max(context.atMs, room.debate.atMs + 1, stored.memory.pulse.lastAtMs + 1);
  const characters = countCharacters(command.text);
  const decision = decide(room.debate, { type: 'speak', by: uid, messageId, characters }, atMs);
  const refused =
    slowedDown(stored, uid, atMs) ?? (decision.ok ? undefined : withEnd(decision.refusal, room));
  if (refused) {
    store.addMessage(roomId, messageId, unsaid(room, uid, atMs, refused.refusal));
    return { handled: refused };
  }
  return post(context, command, {
    ...found.value,
    messageId,
    atMs,
    spoke: decision.ok ? decision.value : [],
  });
}

type Refusing = Refused & { refusal: SpeechRefusal };

/** A person who sent too much at once waits, unless the host has paused the AI or this act. */
export function slowedDown({ room, memory }: StoredRoom, uid: string, atMs: number): Refusing | undefined {
  const { voices } = memory.pulse;
  const untilMs = own(voices, uid)?.slowUntilMs ?? 0;
  const rests = room.debate.moderatorPaused || memory.record.paused.flood !== undefined;
  return atMs < untilMs && !rests ? { ok: false, refusal: 'slowed-down', untilMs } : undefined;
}

/** While the floor rests, the refusal says when it ends. */
function withEnd(refusal: SpeechRefusal, { debate }: RoomDocument): Refusing {
  const untilMs = refusal === 'cooling-off' && 'floor' in debate ? debate.floor.coolUntilMs : undefined;
  return untilMs === undefined ? { ok: false, refusal } : { ok: false, refusal, untilMs };
}

type Posting = StoredForMessage & {
  messageId: string;
  atMs: number;
  /** The machine's decision. */
  spoke: readonly DebateEvent[];
};

async function post(
  context: SpeakContext,
  command: RoomCommandOf<'speak'>,
  posting: Posting,
): Promise<Spoken> {
  const { uid, store } = context;
  const { stored, messageId, atMs, spoke, quoted } = posting;
  const { room, id: roomId } = stored;
  const { text, replaces, quotes } = command;
  const made = await newMessage(context.judge, stored, {
    uid,
    messageId,
    text,
    replaces,
    quoted: quotes && quoted ? { messageId: quotes, message: quoted } : undefined,
    atMs,
    spoke,
    writtenBy: context.writtenBy,
  });
  stageMessage(store, stored, made);
  const { events, moderated, heard } = made;
  const committed = store.commit(stored, events, {}, { moderated, heard, saidBy: uid });
  const handled = accept({
    answer: { messageId, state: made.isHeld ? 'held' : 'shown' },
    clock: { roomId, before: room.debate, after: committed.room.debate, practice: room.practice },
    written: writtenIn(roomId, moderated.decisions),
    isWorthALook: made.isWorthALook,
  });
  const isCounted = events.length > 0 && !committed.movesRoom;
  return isCounted
    ? { handled, after: { ...stored, room: committed.room, memory: committed.memory } }
    : { handled };
}

/** The same answer as the first time. */
function answerAgain(messageId: string, { state, refusal }: MessageDocument): Handled {
  if (refusal) return refuse(refusal);
  return accept({ answer: { messageId, state: state === 'shown' ? 'shown' : 'held' } });
}

type StoredForMessage = {
  stored: StoredRoom;
  done: MessageDocument | undefined;
  quoted: MessageDocument | undefined;
};

/** Reads everything for a message in one round trip. */
async function read(
  { uid, store, isRepeat, known }: SpeakContext,
  { roomId, replaces, quotes }: RoomCommandOf<'speak'>,
  messageId: string,
): Promise<Result<StoredForMessage, RoomRefusal>> {
  const wanted = [isRepeat ? messageId : undefined, replaces, quotes];
  const { stored, messages } = known
    ? { stored: known, messages: [] }
    : await store.readWithMessages(roomId, wanted);
  if (!stored || !mayKnow(stored.room, uid)) return refuse('room-unknown');
  if (stored.room.debate.removed.includes(uid)) return refuse('removed');
  if (stored.room.closed) return refuse('room-closed');
  if (await isKeptOut(store, stored.room, uid)) return refuse('cannot-join');
  const [done, replaced, quoted] = messages;
  if (done) return accept({ stored, done, quoted });
  if (replaces && (replaced?.authorId !== uid || replaced.state !== 'held')) return refuse('message-unknown');
  if (quotes && (quoted?.state !== 'shown' || quoted.hidden)) return refuse('quote-unknown');
  return accept({ stored, done, quoted });
}

/** A block with the host takes the turn from a member of the audience; seats are kept. */
export async function isKeptOut(store: RoomStore, room: RoomDocument, uid: string): Promise<boolean> {
  const isHeard = floorHolders(room.debate).includes(uid);
  return isHeard && isAudience(room, uid) && (await store.isKeptApart(uid, [room.hostId]));
}

/** A speaker in a private room has a seat there or was given the floor, so the room document names them. */
function mayKnow({ visibility, people, debate }: RoomDocument, uid: string): boolean {
  return visibility !== 'private' || uid in people || floorHolders(debate).includes(uid);
}
