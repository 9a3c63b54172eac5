import type { Topic, TopicAnswers, TopicCommand, TopicCommandOf, TopicRefusal } from '@rostrum/domain';
import { topicPath, topicSchema, type Result } from '@rostrum/domain';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Chunks } from '../boundary.ts';

/** What a handler works with: who asks, under which id, when by the server's clock. */
export type TopicContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds. */
  atMs: number;
  /** Whether who asks holds the claim `moderator`. */
  isModerator: boolean;
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
  if (!snapshot.exists) return undefined;
  const topic = { id: snapshot.id, ...topicSchema.parse(snapshot.data()) };
  return topic.status === 'published' ? topic : undefined;
}

export async function readPublished(db: Firestore, topicId: string): Promise<Topic | undefined> {
  return publishedTopic(await db.doc(topicPath(topicId)).get());
}
