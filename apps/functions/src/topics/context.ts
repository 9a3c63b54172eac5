import type { Topic, TopicAnswers, TopicCommand, TopicCommandOf, TopicRefusal } from '@rostrum/domain';
import { topicPath, type Result } from '@rostrum/domain';
import * as rooms from '@rostrum/rooms';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Chunks } from '../boundary.ts';
import { asFound } from '../documents/as-found.ts';

/** What a handler works with: the caller, the command's id, and the server's time. */
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
  return rooms.publishedTopic(asFound(snapshot));
}

export async function readPublished(db: Firestore, topicId: string): Promise<Topic | undefined> {
  return publishedTopic(await db.doc(topicPath(topicId)).get());
}
