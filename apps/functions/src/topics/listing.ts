import { hotScore, topicInCatalogue, topicPath, type Topic, type TopicStatus } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { putInCatalogue, takeFromCatalogue } from '../catalogue.ts';
import { motionRef } from './topic-words.ts';

/** Puts a published topic on the lists, within a transaction; nobody else can publish its words. */
export function list(db: Firestore, tx: Transaction, topic: Topic): void {
  tx.set(motionRef(db, topic.motion), { topicId: topic.id });
  putInCatalogue(db, tx, topicInCatalogue(topic.id, topic));
}

/** Takes a topic off the lists, within a transaction; its words are free again. */
export function unlist(db: Firestore, tx: Transaction, topic: Topic): void {
  if (topic.status !== 'published') return;
  tx.delete(motionRef(db, topic.motion));
  takeFromCatalogue(db, tx, topicInCatalogue(topic.id, topic));
}

/** Gives a topic that others can read another status; one that nobody can read stays as it is. */
export function takeDown(
  db: Firestore,
  tx: Transaction,
  topic: Topic,
  status: Extract<TopicStatus, 'withdrawn' | 'hidden'>,
): void {
  if (topic.status !== 'published' && topic.status !== 'waiting') return;
  tx.update(db.doc(topicPath(topic.id)), { status });
  unlist(db, tx, topic);
}

/**
 * The fields of a topic that is published after it waited. If nobody has ever read it, it is as new as now. An edit before
 * that leaves no mark, so an edited topic is one that people have read.
 */
export function afterWaiting(
  { counts, editedAtMs, createdAtMs, hot }: Topic,
  atMs: number,
): Pick<Topic, 'status' | 'createdAtMs' | 'hot'> {
  const isNew = editedAtMs === null;
  return {
    status: 'published',
    ...(isNew ? { createdAtMs: atMs, hot: hotScore(counts, atMs) } : { createdAtMs, hot }),
  };
}
