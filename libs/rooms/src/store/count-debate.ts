import { debaterIds, isOpponent, profilePath, type DebateState } from '@rostrum/domain';
import type { Writer } from '../port/documents.ts';
import { increment } from '../port/field-values.ts';

/** Counts a debate on the profiles of those who debated to its end: not where it was broken off, nor where it was practice. */
export function countDebate(writer: Writer, before: DebateState, after: DebateState): void {
  if (before.phase === 'debrief' || after.phase !== 'debrief') return;
  if (debaterIds(after).some(isOpponent)) return;
  for (const uid of debaterIds(after)) {
    writer.merge(profilePath(uid), { debates: increment(1) });
  }
}
