import { debaterIds, isOpponent, profilePath, type DebateState } from '@rostrum/domain';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Writer } from './reader-writer.ts';

/** Counts a debate on the profiles of those who debated to its end: not where it was broken off, nor where it was practice. */
export function countDebate(db: Firestore, writer: Writer, before: DebateState, after: DebateState): void {
  if (before.phase === 'debrief' || after.phase !== 'debrief') return;
  if (debaterIds(after).some(isOpponent)) return;
  for (const uid of debaterIds(after)) {
    writer.set(db.doc(profilePath(uid)), { debates: FieldValue.increment(1) }, { merge: true });
  }
}
