import { answeredCommandSchema, isOpponent, roomPath, type RoomCommand } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { beginAnew } from '../begin-anew.ts';
import { classifyLater, wordLater } from '../models/model-tasks.ts';
import { reportLater } from '../reports/report-tasks.ts';
import { settleTopic } from '../topics/topic-counts.ts';
import { scheduleTasks, tasksFor } from './clock-tasks.ts';
import type { Handled, RoomContext } from './context.ts';
import { handle } from './handle.ts';
import { RoomStore } from './room-store.ts';
import { speakOnce } from './speak-once.ts';
import type { SpeakContext } from './speak.ts';
import { fieldsOf } from '../unreadable/read-stored.ts';
import type { Entry } from '../entrance/entry.ts';

/** Kept for a day, so that a repeated command answers as the first time. Deleted by a TTL policy on `expiresAt`. */
const REMEMBER_MS = 24 * 3_600_000;

/** Who asks, under which id, and when by the server's clock. */
export type Asked = Pick<RoomContext, 'uid' | 'commandId' | 'atMs' | 'isModerator'> &
  Pick<SpeakContext, 'writtenBy'> & {
    /** Whether a person may act; words look only when they are about to be stored, and wait for nothing until then. */
    entry?: Promise<Entry>;
  };

/** Does a command of the area `rooms` once, for a person or the opponent, and hands over the tasks that follow from it. */
export async function runCommand(db: Firestore, asked: Asked, command: RoomCommand): Promise<Handled> {
  const handled = await once(db, asked, command);
  if (!handled.ok) return handled;
  const { answer, clock, recordChangedAtMs, written = [], afterwards = [] } = handled.value;
  if (clock) await scheduleTasks(tasksFor(clock.roomId, clock.before, clock.after, clock.practice));
  await Promise.all([lookAgainAt(asked, command, answer), ...written.map((act) => wordLater(act))]);
  for (const work of afterwards) await work();
  if (recordChangedAtMs !== undefined && 'roomId' in command) await reportLater(command.roomId);
  if (command.type === 'create' && command.topicId) await settleTopic(db, command.topicId);
  return handled;
}

/** People's words that are shown may be looked at by a model, where there is one. */
async function lookAgainAt(
  { uid }: Asked,
  command: RoomCommand,
  { messageId, state }: Record<string, string>,
): Promise<void> {
  if (command.type !== 'speak' || isOpponent(uid) || state !== 'shown' || messageId === undefined) return;
  await classifyLater({ roomId: command.roomId, messageId });
}

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
async function once(db: Firestore, asked: Asked, command: RoomCommand): Promise<Handled> {
  if (command.type === 'speak') return speakOnce(db, asked, command);
  const { uid, commandId, atMs } = asked;
  const isRemembered = !NATURALLY_ONCE.has(command.type);
  const remembered = db.doc(`${placeOf(command, uid)}/commands/${uid}-${commandId}`);
  return beginAnew(() =>
    db.runTransaction(async (tx) => {
      const done = isRemembered ? await tx.get(remembered) : undefined;
      if (done?.exists) return { ok: true, value: { answer: fieldsOf(answeredCommandSchema, done).answer } };
      const store = RoomStore.inTransaction(db, tx);
      const handled = await handle({ ...asked, store, db, tx }, command);
      if (handled.ok && isRemembered) {
        tx.set(remembered, { answer: handled.value.answer, expiresAt: new Date(atMs + REMEMBER_MS) });
      }
      return handled;
    }),
  );
}

/** Commands of a room are remembered beside it, the others beside the person. */
function placeOf(command: RoomCommand, uid: string): string {
  return 'roomId' in command ? roomPath(command.roomId) : `people/${uid}`;
}
