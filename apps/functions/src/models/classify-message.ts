import { hasFloor, interventionsPath, type MessageDocument, type RoomDocument } from '@rostrum/domain';
import { POLICY_LIMITS, type PolicyEventOf, type Finding, type SignalKind } from '@rostrum/moderator';
import { noteAfterModel } from '@rostrum/moderator/model';
import { settingOf, stateOf, type ClassifyTask } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import type { ModelDesk } from './ask-model.ts';
import { classify } from './calls.ts';

/** A note that comes later than the policy's own limit is dropped, so no model is asked for it either. */
const TIME_TO_NOTE_MS = 1_000;

/**
 * Has a model look at a shown message; its author may get a private note. The message, the clock, the counts and everybody
 * else stay as they are, whatever a model answers. Delivered twice it notes once: the note's id follows from the message.
 */
export async function classifyMessage(db: Firestore, desk: ModelDesk, task: ClassifyTask): Promise<void> {
  const found = await read(db, task);
  if (!found) return;
  const deadlineAtMs = found.message.createdAtMs + POLICY_LIMITS.staleMs - TIME_TO_NOTE_MS;
  if (desk.now() >= deadlineAtMs) return;
  const account = { roomId: task.roomId, uid: found.message.authorId };
  const classified = await classify(desk, account, [found.message.text], deadlineAtMs);
  const signals = classified.ok ? (classified.value[0] ?? []) : [];
  if (signals.length > 0) await note(db, task, found.message, signals, desk.now);
}

type Found = { room: RoomDocument; message: MessageDocument };

/** The room and the message, if a note could still be given: shown, on the floor of a debate whose moderator is at work. */
async function read(db: Firestore, { roomId, messageId }: ClassifyTask): Promise<Found | undefined> {
  const { stored, messages } = await db.runTransaction(
    (tx) => roomStoreIn(db, tx).readWithMessages(roomId, [messageId]),
    { readOnly: true },
  );
  return lookable(stored?.room, messages[0]);
}

function lookable(room: RoomDocument | undefined, message: MessageDocument | undefined): Found | undefined {
  const isOn = room && hasFloor(room.debate) && !room.debate.moderatorPaused;
  return isOn && message?.state === 'shown' ? { room, message } : undefined;
}

/** Reads again, decides and writes in one transaction; words that were edited meanwhile are other words. */
async function note(
  db: Firestore,
  { roomId, messageId }: ClassifyTask,
  asked: MessageDocument,
  signals: readonly Finding<SignalKind>[],
  now: () => number,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const store = roomStoreIn(db, tx);
    const { stored, messages } = await store.readWithMessages(roomId, [messageId]);
    const found = lookable(stored?.room, messages[0]);
    if (!stored || !found || found.message.text !== asked.text) return;
    const after = noteAfterModel(stateOf(stored), classifiedEvent(messageId, found), signals, now());
    if (!after.note) return;
    if ((await tx.get(db.doc(`${interventionsPath(roomId)}/${after.note.id}`))).exists) return;
    store.commit(stored, [], {}, { moderated: { state: after.state, decisions: [after.note] } });
  });
}

function classifiedEvent(id: string, { room, message }: Found): PolicyEventOf<'classified'> {
  const { text, authorId, side, kind, createdAtMs } = message;
  return {
    type: 'classified',
    atMs: createdAtMs,
    room: settingOf(room),
    message: { id, text, authorId, side, kind, standing: 'onTurn', quoted: null, answers: null },
  };
}
