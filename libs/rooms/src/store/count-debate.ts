import { debaterIds, isOpponent, profilePath, type DebateState } from '@rostrum/domain';
import type { Writer } from '../port/documents.ts';
import { increment } from '../port/field-values.ts';

/** Counts a finished debate on the profiles of its debaters, unless it was abandoned or was practice. */
export function countDebate(writer: Writer, before: DebateState, after: DebateState): void {
  if (before.phase === 'debrief' || after.phase !== 'debrief') return;
  if (debaterIds(after).some(isOpponent)) return;
  for (const uid of debaterIds(after)) {
    writer.merge(profilePath(uid), { debates: increment(1) });
  }
}
