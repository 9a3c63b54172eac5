import { topicPath, topicSchema, type Topic, type TopicCounts } from '@rostrum/domain';
import type { Snapshot, Writer } from '../port/documents.ts';
import { increment } from '../port/field-values.ts';
import { readIfReadable } from '../port/read-stored.ts';

/** A published topic; undefined if there is none. */
export function publishedTopic(found: Snapshot | undefined): Topic | undefined {
  const topic = readIfReadable(topicSchema, found);
  return found && topic?.status === 'published' ? { id: found.id, ...topic } : undefined;
}

/** Counts a debate that was opened on a topic, within the transaction that opens it; the topic gets hotter afterwards. */
export function countOpened(writer: Writer, topicId: string): void {
  writer.update(topicPath(topicId), { 'counts.debates': increment(1) });
}

/** Counts the result of a debate, within the transaction that stores it. */
export function countVerdict(writer: Writer, topicId: string, winner: keyof TopicCounts['wins']): void {
  writer.update(topicPath(topicId), { [`counts.wins.${winner}`]: increment(1) });
}
