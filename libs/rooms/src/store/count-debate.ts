import { countedPeople, profilePath, type Room } from '@rostrum/domain';
import type { Writer } from '../port/documents.ts';
import { increment } from '../port/field-values.ts';

type Debated = Pick<Room, 'visibility' | 'debate'>;

/** Counts a debate on the profiles of its debaters when it ends. */
export function countDebate(writer: Writer, before: Debated, after: Debated): void {
  if (before.debate.phase === 'debrief' || after.debate.phase !== 'debrief') return;
  for (const uid of countedPeople(after)) writer.merge(profilePath(uid), { debates: increment(1) });
}
