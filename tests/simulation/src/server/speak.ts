import { createHash } from 'node:crypto';
import {
  accept,
  countCharacters,
  decide,
  floorHolders,
  refuse,
  seatTakenBy,
  type DebateEvent,
  type Decision,
  type Message,
  type RoomCommandOf,
} from '@rostrum/domain';
import { aMessage } from '@rostrum/domain/testing';
import { applyPolicy, judgeMessage } from '@rostrum/moderator';
import { changeRoom, readRoom } from './change-room.ts';
import type { Context, Handled } from './context.ts';
import type { Room } from './database.ts';

type Words = { messageId: string; text: string; atMs: number };

/** Posts a message as the real handler does: its id follows from the command, its time is later than every event. */
export function speak(context: Context, { text, replaces }: RoomCommandOf<'speak'>): Handled {
  const { db, tx, uid } = context;
  const messageId = messageIdFor(context);
  const done = tx.read(db.messages, messageId);
  if (done) {
    context.note('speech repeated');
    return answer(done);
  }
  const replaced = replaces ? tx.read(db.messages, replaces) : undefined;
  if (replaces && (replaced?.authorId !== uid || replaced.state !== 'held')) return refuse('message-unknown');

  const room = readRoom(context);
  const words = { messageId, text, atMs: Math.max(context.atMs, room.debate.atMs + 1) };
  const decision = decideSpeech(context, room, words);
  if (!decision.ok && decision.refusal !== 'not-your-turn') return decision;

  const { ledger, isHeld } = judge(context, room, words, decision.ok);
  const message = write(context, room, words, isHeld);
  tx.afterwards(() => db.putMessage(message));
  if (replaced) tx.afterwards(() => db.putMessage({ ...replaced, state: 'replaced' }));
  changeRoom(context, room, decision.ok && !isHeld ? decision.value : [], { type: 'speak', ledger });
  return answer(message);
}

function answer({ id: messageId, state }: Message): Handled {
  return accept({ answer: { messageId, state: state === 'shown' ? 'shown' : 'held' } });
}

function messageIdFor({ uid, commandId, mistake, db }: Context): string {
  const again = mistake === 'forgets-commands' ? `:${db.commits.length}` : '';
  return createHash('sha256').update(`${uid}:${commandId}${again}`).digest('hex').slice(0, 20);
}

function decideSpeech(
  { uid, mistake }: Context,
  { debate }: Room,
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

/** What the moderator makes of a text: one that is out of turn or aimed at a person is held. */
function judge(
  { uid }: Context,
  { debate, ledger }: Room,
  { messageId, text, atMs }: Words,
  isOnTurn: boolean,
) {
  const judged = applyPolicy(
    ledger,
    {
      type: 'posted',
      messageId,
      text,
      authorId: uid,
      side: seatTakenBy(debate, uid)?.side ?? null,
      standing: isOnTurn ? 'onTurn' : 'outOfTurn',
      floor: floorHolders(debate),
      names: {},
      signals: judgeMessage(text),
      strictness: 'standard',
    },
    atMs,
  );
  const isHeld = judged.decisions.some((made) => made.act !== 'silence' && made.holds);
  return { ledger: judged.ledger, isHeld };
}

function write(
  { uid, mistake, sentAtMs }: Context,
  { debate }: Room,
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
