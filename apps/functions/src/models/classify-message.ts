import { noteDeadlineMs, noteShown, readShown, type ClassifyTask } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import type { ModelDesk } from './ask-model.ts';
import { classify } from './calls.ts';

/**
 * Has a model read a shown message; its author may get a private note. No answer of a model can change the message,
 * the clock, the counts or anything for other people. Two deliveries write one note, because the message determines
 * the note's id.
 */
export async function classifyMessage(db: Firestore, desk: ModelDesk, task: ClassifyTask): Promise<void> {
  const found = await db.runTransaction((tx) => readShown(roomStoreIn(db, tx), task), { readOnly: true });
  if (!found) return;
  const deadlineAtMs = noteDeadlineMs(found.message);
  if (desk.now() >= deadlineAtMs) return;
  const { text, authorId } = found.message;
  const classified = await classify(desk, { roomId: task.roomId, uid: authorId }, [text], deadlineAtMs);
  const signals = classified.ok ? (classified.value[0] ?? []) : [];
  if (signals.length === 0) return;
  const later = { engine: 'model', text, signals } as const;
  await db.runTransaction((tx) => noteShown(roomStoreIn(db, tx), task, later, desk.now()));
}
