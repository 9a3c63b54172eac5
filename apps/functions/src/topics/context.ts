import type { Topic, TopicAnswers, TopicCommand, TopicCommandOf, TopicRefusal } from '@rostrum/domain';
import { topicPath, type Result } from '@rostrum/domain';
import * as rooms from '@rostrum/rooms';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Chunks } from '../boundary.ts';
import { asSnapshot } from '../documents/as-snapshot.ts';

/** A handler's context: the caller, the command's id, and the server's time. */
export type TopicContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds. */
  atMs: number;
  /** Whether the motion waits for the house before others see it. */
  motionWaits: boolean;
  db: Firestore;
  /** Receives the parts of an unfinished answer; undefined if the caller wants no stream. */
  chunks?: Chunks | undefined;
};

export type TopicHandler<Type extends TopicCommand['type']> = (
  context: TopicContext,
  command: TopicCommandOf<Type>,
) => Promise<Result<TopicAnswers[Type], TopicRefusal>>;

/** A published topic; undefined if there is none. */
export function publishedTopic(snapshot: DocumentSnapshot): Topic | undefined {
  return rooms.publishedTopic(asSnapshot(snapshot));
}

export async function readPublished(db: Firestore, topicId: string): Promise<Topic | undefined> {
  return publishedTopic(await db.doc(topicPath(topicId)).get());
}
