import { hasFloor, interventionsPath, type MessageDocument, type RoomDocument } from '@rostrum/domain';
import { POLICY_LIMITS, type PolicyEventOf, type Finding, type SignalKind } from '@rostrum/moderator';
import { noteAfterModel } from '@rostrum/moderator/language-model';
import { settingOf, stateOf, type ClassifyTask } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import type { ModelDesk } from './ask-model.ts';
import { classify } from './calls.ts';

/** The policy drops a note after its own limit, so no model is asked for one then. */
const TIME_TO_NOTE_MS = 1_000;

/**
 * Has a model read a shown message; its author may get a private note. No answer of a model can change the message,
 * the clock, the counts or anything for other people. Two deliveries write one note, because the message determines
 * the note's id.
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

type MessageInRoom = { room: RoomDocument; message: MessageDocument };

/**
 * The room and the message, if a note is still possible: the message is shown, and the moderator of the debate
 * works.
 */
async function read(db: Firestore, { roomId, messageId }: ClassifyTask): Promise<MessageInRoom | undefined> {
  const { stored, messages } = await db.runTransaction(
    (tx) => roomStoreIn(db, tx).readWithMessages(roomId, [messageId]),
    { readOnly: true },
  );
  return lookable(stored?.room, messages[0]);
}

function lookable(
  room: RoomDocument | undefined,
  message: MessageDocument | undefined,
): MessageInRoom | undefined {
  const isOn = room && hasFloor(room.debate) && !room.debate.moderatorPaused;
  return isOn && message?.state === 'shown' ? { room, message } : undefined;
}

/** Rereads, decides and writes in one transaction, and drops the finding if the words were edited meanwhile. */
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

function classifiedEvent(id: string, { room, message }: MessageInRoom): PolicyEventOf<'classified'> {
  const { text, authorId, side, kind, createdAtMs } = message;
  return {
    type: 'classified',
    atMs: createdAtMs,
    room: settingOf(room),
    message: { id, text, authorId, side, kind, standing: 'onTurn', quoted: null, answers: null },
  };
}
