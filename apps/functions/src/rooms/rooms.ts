import {
  refuse,
  ROOM_REFUSALS,
  roomsInput,
  roomPath,
  type Answer,
  type RoomCommand,
  type RoomRefusal,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { database } from '../admin.ts';
import { answering, isModerator, parseInput, requireUser } from '../boundary.ts';
import { classifyLater, wordLater } from '../models/model-tasks.ts';
import { hasAcceptedRules } from '../people/house-rules.ts';
import { settleTopic } from '../topics/topic-counts.ts';
import { scheduleTasks, tasksFor } from './clock-tasks.ts';
import type { Handled, RoomContext } from './context.ts';
import { handle } from './handle.ts';
import { RoomStore } from './room-store.ts';
import { speakOnce } from './speak-once.ts';

type RoomsAnswer = Answer<Record<string, string>, RoomRefusal>;

/** Kept for a day, so that a repeated command answers as the first time. Deleted by a TTL policy on `expiresAt`. */
const REMEMBER_MS = 24 * 3_600_000;

/** The area's one callable: every command of rooms, debates and the floor. Idempotent by command id. */
export const rooms = onCall(
  answering('rooms', async (request): Promise<RoomsAnswer> => {
    const { uid } = requireUser(request);
    const { commandId, command } = parseInput(roomsInput, request.data);
    const atMs = Date.now();
    const asked = { uid, commandId, atMs, isModerator: isModerator(request) };
    const db = database();
    const mayAct = !NEEDS_RULES.has(command.type) || (await hasAcceptedRules(db, uid));
    const handled: Handled = mayAct ? await once(db, asked, command) : refuse('rules-first');
    if (!handled.ok) {
      const { refusal, untilMs } = handled;
      const message = ROOM_REFUSALS[refusal];
      return { ok: false, refusal, message, atMs: Date.now(), ...(untilMs !== undefined && { untilMs }) };
    }
    const { answer, clock, written = [] } = handled.value;
    if (clock) await scheduleTasks(tasksFor(clock.roomId, clock.before, clock.after));
    await Promise.all([lookAgainAt(command, answer), ...written.map((act) => wordLater(act))]);
    if (command.type === 'create' && command.topicId) await settleTopic(database(), command.topicId);
    return { ok: true, value: answer, atMs: Date.now() };
  }),
);

/** Words that are shown may be looked at by a model, where there is one. */
async function lookAgainAt(
  command: RoomCommand,
  { messageId, state }: Record<string, string>,
): Promise<void> {
  if (command.type !== 'speak' || state !== 'shown' || messageId === undefined) return;
  await classifyLater({ roomId: command.roomId, messageId });
}

/** What starts a debate, joins it or puts words into it. Whoever only looks, or leaves, needs no rules. */
const NEEDS_RULES: ReadonlySet<RoomCommand['type']> = new Set([
  'create',
  'joinByCode',
  'takeSeat',
  'raiseHand',
  'speak',
  'edit',
  'editMotion',
  'chat',
  'vote',
  'react',
]);

const rememberedSchema = z.object({ answer: z.record(z.string(), z.string()) });

/** Doing these twice changes nothing more: what they write follows from who asks and from the command's id. */
const NATURALLY_ONCE: ReadonlySet<RoomCommand['type']> = new Set([
  'enter',
  'chat',
  'vote',
  'react',
  'flag',
  'callUnfair',
  'answerCall',
]);

/**
 * Does a command once: what it answered is stored in the transaction that did it, and a repeat reads that. A refused
 * command changed nothing, so it is not remembered and may be asked again; words alone are refused for good.
 */
async function once(
  db: Firestore,
  asked: Pick<RoomContext, 'uid' | 'commandId' | 'atMs' | 'isModerator'>,
  command: RoomCommand,
): Promise<Handled> {
  if (command.type === 'speak') return speakOnce(db, asked, command);
  const { uid, commandId, atMs } = asked;
  const isRemembered = !NATURALLY_ONCE.has(command.type);
  const remembered = db.doc(`${placeOf(command, uid)}/commands/${uid}-${commandId}`);
  return db.runTransaction(async (tx) => {
    const done = isRemembered ? await tx.get(remembered) : undefined;
    if (done?.exists) return { ok: true, value: { answer: rememberedSchema.parse(done.data()).answer } };
    const store = RoomStore.inTransaction(db, tx);
    const handled = await handle({ ...asked, store, db, tx }, command);
    if (handled.ok && isRemembered) {
      tx.set(remembered, { answer: handled.value.answer, expiresAt: new Date(atMs + REMEMBER_MS) });
    }
    return handled;
  });
}

/** Commands of a room are remembered beside it, the others beside the person. */
function placeOf(command: RoomCommand, uid: string): string {
  return 'roomId' in command ? roomPath(command.roomId) : `people/${uid}`;
}
