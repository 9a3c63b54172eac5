import {
  accept,
  NO_REASONS,
  refuse,
  topicCasePath,
  topicCaseSchema,
  topicPath,
  topicReportPath,
  type Topic,
  type TopicCaseDocument,
  type TopicReason,
} from '@rostrum/domain';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { publishedTopic, type TopicHandler } from './context.ts';

/** Asks the moderators to look at a topic: counted once a person, with the last reason they gave. */
export const report: TopicHandler<'report'> = async ({ db, uid, atMs }, { topicId, reason }) =>
  db.runTransaction(async (tx) => {
    const ref = db.doc(topicPath(topicId));
    const reported = db.doc(topicReportPath(topicId, uid));
    const caseRef = db.doc(topicCasePath(topicId));
    const [topic, before, filed] = await tx.getAll(ref, reported, caseRef);
    const published = topic && publishedTopic(topic);
    if (!published) return refuse('topic-unknown');
    if (published.authorId === uid) return refuse('own-topic');
    tx.set(reported, { by: uid, reason, atMs });
    if (before?.exists) return accept({});
    tx.update(ref, { reports: FieldValue.increment(1) });
    tx.set(caseRef, caseWith(published, filed, reason, atMs));
    return accept({});
  });

/** The case of a topic with one report more; decided or not, it is open now. */
function caseWith(
  { motion, authorId, authorName }: Topic,
  filed: DocumentSnapshot | undefined,
  reason: TopicReason,
  atMs: number,
): TopicCaseDocument {
  const reasons = filed?.exists ? topicCaseSchema.parse(filed.data()).reasons : NO_REASONS;
  return {
    motion,
    authorId,
    authorName,
    reasons: { ...reasons, [reason]: reasons[reason] + 1 },
    atMs,
    decision: null,
    note: '',
    decidedBy: null,
    decidedAtMs: null,
  };
}
