import type { Topic, TopicAnswers, TopicCommand, TopicCommandOf, TopicRefusal } from '@rostrum/domain';
import { topicPath, topicSchema, type Result } from '@rostrum/domain';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Chunks } from '../boundary.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** What a handler works with: who asks, under which id, when by the server's clock. */
export type TopicContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds. */
  atMs: number;
  db: Firestore;
  /** Where the parts of an answer go before it is whole; undefined where nobody asked for parts. */
  chunks?: Chunks | undefined;
};

export type TopicHandler<Type extends TopicCommand['type']> = (
  context: TopicContext,
  command: TopicCommandOf<Type>,
) => Promise<Result<TopicAnswers[Type], TopicRefusal>>;

/** A published topic; undefined where there is none. */
export function publishedTopic(snapshot: DocumentSnapshot): Topic | undefined {
  const topic = readIfReadable(topicSchema, snapshot);
  return topic?.status === 'published' ? { id: snapshot.id, ...topic } : undefined;
}

export async function readPublished(db: Firestore, topicId: string): Promise<Topic | undefined> {
  return publishedTopic(await db.doc(topicPath(topicId)).get());
}
