import { createHash } from 'node:crypto';
import {
  accept,
  countCharacters,
  decide,
  refuse,
  saidIn,
  seatTakenBy,
  type DebateEvent,
  type DebateRefusal,
  type Decision,
  type Message,
  type RoomCommandOf,
} from '@rostrum/domain';
import { aMessage } from '@rostrum/domain/testing';
import { hasActed, moderate, signalsFrom, STARTING_STATE, type Signals } from '@rostrum/moderator';
import { sharedEngine } from '@rostrum/moderator/gate';
import { changeRoom } from './change-room.ts';
import type { Context, Handled, InBatch } from './context.ts';
import { moveOnlyCounts, type StoredRoom } from './stored-room.ts';

/** What a message needs to know; from its memory an instance knows the room alone. */
export type Found = { room: StoredRoom; done?: Message | undefined; replaced?: Message | undefined };
/** `after`: the room as it then stands, where nothing but its counts has moved. */
type Spoken = { handled: Handled; after?: StoredRoom };
type Words = { messageId: string; text: string; atMs: number };

/** Reads what a message needs to know, all at one moment. */
export function findFor(context: Context, { replaces }: RoomCommandOf<'speak'>): Found {
  const { db } = context;
  const replaced = replaces ? db.messages.get(replaces) : undefined;
  return { room: db.readRoom(), done: db.messages.get(messageIdFor(context)), replaced };
}

/** Posts a message as the real handler does: its id follows from the command, its time is later than every event. */
export function speak(
  context: InBatch<Context>,
  { text, replaces }: RoomCommandOf<'speak'>,
  { room, done, replaced }: Found,
): Spoken {
  const { db, tx, uid } = context;
  if (done) {
    context.note(done.refusal ? 'refusal repeated' : 'speech repeated');
    return { handled: done.refusal ? refuse(done.refusal) : answer(done) };
  }
  if (replaces && (replaced?.authorId !== uid || replaced.state !== 'held'))
    return { handled: refuse('message-unknown') };
  const words = {
    messageId: messageIdFor(context),
    text,
    atMs: Math.max(context.atMs, room.debate.atMs + 1),
  };
  const decision = decideSpeech(context, room, words);
  if (!decision.ok && decision.refusal !== 'not-your-turn') {
    if (context.mistake !== 'forgets-refusals') remember(context, room, words, decision.refusal);
    return { handled: decision };
  }

  const { ledger, isHeld } = judge(context, room, words, decision.ok);
  const events = decision.ok && !isHeld ? decision.value : [];
  const message = { ...write(context, room, words, isHeld), ...saidIn(events) };
  tx.create(db.messages, message.id, message);
  tx.afterwards(() => db.index(message));
  if (replaced) replace(context, replaced);
  const after = changeRoom(context, room, events, { type: 'speak', ledger });
  const isCounted = events.length > 0 && moveOnlyCounts(events) && ledger === room.ledger;
  return { handled: answer(message), ...(isCounted ? { after } : {}) };
}

/** Leaves a refusal where the words would be, so that a late copy of them is refused too. */
function remember(context: InBatch<Context>, room: StoredRoom, words: Words, refusal: DebateRefusal): void {
  const { db, tx } = context;
  const message: Message = { ...write(context, room, words, false), text: '', state: 'refused', refusal };
  tx.create(db.messages, message.id, message);
}

function answer({ id: messageId, state }: Message): Handled {
  return accept({ answer: { messageId, state: state === 'shown' ? 'shown' : 'held' } });
}

function replace({ db, tx }: InBatch<Context>, held: Message): void {
  const replaced: Message = { ...held, state: 'replaced' };
  tx.afterwards(() => {
    db.messages.set(held.id, replaced);
    db.index(replaced);
  });
}

function messageIdFor({ uid, commandId, mistake, db }: Context): string {
  const again = mistake === 'forgets-commands' ? `:${db.commits.length}` : '';
  return createHash('sha256').update(`${uid}:${commandId}${again}`).digest('hex').slice(0, 20);
}

function decideSpeech(
  { uid, mistake }: Context,
  { debate }: StoredRoom,
  { messageId, text, atMs }: Words,
): Decision {
  const characters = countCharacters(text);
  const decision = decide(debate, { type: 'speak', by: uid, messageId, characters }, atMs);
  if (decision.ok || decision.refusal !== 'not-your-turn' || mistake !== 'lets-anybody-speak')
    return decision;
  const seq = debate.seq + 1;
  const heard: DebateEvent = { type: 'spoke', by: uid, messageId, characters, as: 'floor', seq, atMs };
  return accept([heard]);
}

/** People of a story say few things many times. */
const READ = new Map<string, Signals>();

function signalsIn(text: string): Signals {
  const known = READ.get(text) ?? signalsFrom(sharedEngine().judge(text));
  READ.set(text, known);
  return known;
}

/**
 * What the moderator makes of a text: one that is out of turn or aimed at a person is held. It remembers nothing here, so
 * that whatever a test sends is judged by its words and its turn alone.
 */
function judge(
  { uid }: Context,
  { debate, ledger }: StoredRoom,
  { messageId: id, text, atMs }: Words,
  isOnTurn: boolean,
) {
  const side = seatTakenBy(debate, uid)?.side ?? null;
  const standing = isOnTurn ? 'onTurn' : 'outOfTurn';
  const { hostId } = debate;
  const room = {
    debate,
    motion: '',
    hostId,
    names: {},
    strictness: 'standard',
    steelmanGate: false,
  } as const;
  const message = {
    id,
    text,
    authorId: uid,
    side,
    kind: 'speech',
    standing,
    quoted: null,
    answers: null,
  } as const;
  const told = { type: 'posted', room, atMs, message } as const;
  const judged = moderate({ ...STARTING_STATE, ledger }, told, signalsIn(text), atMs);
  const isHeld = judged.decisions.some((made) => hasActed(made) && made.holds);
  return { ledger: judged.state.ledger, isHeld };
}

function write(
  { uid, mistake, sentAtMs }: Context,
  { debate }: StoredRoom,
  { messageId, text, atMs }: Words,
  isHeld: boolean,
): Message {
  const written = aMessage({
    authorId: uid,
    authorName: uid,
    side: seatTakenBy(debate, uid)?.side ?? null,
    text,
    state: isHeld ? 'held' : 'shown',
    createdAtMs: mistake === 'orders-by-client-clock' ? sentAtMs : atMs,
  });
  return { ...written, id: messageId };
}
