import type { Found } from '@rostrum/rooms';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { noteUnreadable } from '../unreadable/note-unreadable.ts';

/** A document of Firestore as the port of rooms knows it. */
export function asFound(snapshot: DocumentSnapshot): Found {
  const { ref, id, updateTime } = snapshot;
  return {
    path: ref.path,
    id,
    fields: snapshot.data(),
    version: updateTime,
    noteUnreadable: (problems) => noteUnreadable(ref, problems),
  };
}
