import { caseIdOf, casePath, caseSchema, waitingCase, type CaseDocument, type Topic } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { allWords } from '../topics/topic-words.ts';

type Writing = { db: Firestore; tx: Transaction; atMs: number };

/** A topic as the house reads it: its author, its words and its place. */
export function seenTopic(topic: Topic) {
  const { id, authorId, authorName } = topic;
  return { about: authorId, aboutName: authorName, text: allWords(topic), place: `/app/topics/${id}` };
}

async function readCase({ db, tx }: Omit<Writing, 'atMs'>, topicId: string) {
  const subject = { kind: 'waitingTopic', topicId } as const;
  const ref = db.doc(casePath(caseIdOf(subject)));
  const stored = await tx.get(ref);
  return { subject, ref, before: stored.exists ? caseSchema.parse(stored.data()) : undefined };
}

/** Asks the house to read a topic that waits: its case is in the queue with these words. The result writes it. */
export async function askHouse({ db, tx, atMs }: Writing, topic: Topic): Promise<() => void> {
  const { subject, ref, before } = await readCase({ db, tx }, topic.id);
  const { text, place, about, aboutName } = seenTopic(topic);
  const waiting = { subject, about, aboutName, snapshot: { text, motion: '', place, atMs }, atMs };
  return () => void tx.set(ref, waitingCase(before, waiting));
}

/** Takes the case of a topic that no longer waits out of the queue, without its words. The result writes it. */
export async function askNoMore(writing: Omit<Writing, 'atMs'>, topicId: string): Promise<() => void> {
  const { ref, before } = await readCase(writing, topicId);
  const withdrawn = { state: 'withdrawn', 'snapshot.text': '' } satisfies Partial<CaseDocument> &
    Record<'snapshot.text', string>;
  return () => {
    if (before?.state === 'open') writing.tx.update(ref, withdrawn);
  };
}
