import { accept, refuse, subjectSaid } from '@rostrum/domain';
import { openRoom, type RoomHandler } from '@rostrum/rooms';
import type { FirestoreUnit } from '../documents/firestore-unit.ts';
import { reportAs } from '../house/report.ts';

/**
 * A host calls the house to words in their room, or to the room itself: an urgent report, ahead of others of its
 * kind.
 */
export const callHouse: RoomHandler<'callHouse', FirestoreUnit> = async (
  context,
  { roomId, said, reason, text },
) => {
  const { uid, commandId, atMs } = context;
  const { db, tx } = context.unit;
  const opened = await openRoom(context, 'callHouse', roomId);
  if (!opened.ok) return opened;
  const subject = said ? subjectSaid(roomId, said) : ({ kind: 'room', roomId } as const);
  const filed = await reportAs({ db, tx, uid, commandId, atMs }, { subject, reason, text, isUrgent: true });
  if (filed.ok) return accept({ answer: filed.value });
  switch (filed.refusal) {
    case 'own-subject':
      return refuse('own-words');
    case 'subject-unknown':
      return refuse('said-unknown');
    case 'reports-paused':
      return refuse('reports-paused');
  }
};
