import type { Snapshot } from '@rostrum/rooms';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { noteUnreadable } from '../unreadable/note-unreadable.ts';

/** A document of Firestore as the port of rooms knows it. */
export function asSnapshot(snapshot: DocumentSnapshot): Snapshot {
  const { ref, id, updateTime } = snapshot;
  return {
    path: ref.path,
    id,
    fields: snapshot.data(),
    version: updateTime,
    noteUnreadable: (problems) => noteUnreadable(ref, problems),
  };
}
