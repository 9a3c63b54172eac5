import {
  accept,
  refuse,
  topicCasePath,
  topicCaseSchema,
  topicPath,
  topicReportPath,
  topicReportsPath,
  topicSchema,
  type TopicCaseDocument,
  type TopicRefusal,
  type Result,
} from '@rostrum/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { noticeId, tell } from '../people/notices.ts';
import type { TopicContext, TopicHandler } from './context.ts';
import { takeDown } from './withdraw.ts';

/** Of those who reported a topic so many are told what came of it. */
const TOLD_MOST = 100;

/**
 * A holder of the claim `moderator` decides about a reported topic, once; nobody who reported or wrote it. Those who
 * reported it are told, and its author where something follows from it.
 */
export const decideReport: TopicHandler<'decideReport'> = async (context, { topicId, decision, note }) => {
  const { db, uid, atMs, isModerator } = context;
  if (!isModerator) return refuse('not-moderator');
  return db.runTransaction(async (tx) => {
    const open = await openCase(context, tx, topicId);
    if (!open.ok) return open;
    const { authorId, motion } = open.value;
    const stored = await tx.get(db.doc(topicPath(topicId)));
    const reports = await tx.get(db.collection(topicReportsPath(topicId)).limit(TOLD_MOST));
    tx.update(db.doc(topicCasePath(topicId)), { decision, note, decidedBy: uid, decidedAtMs: atMs });
    if (decision === 'hidden' && stored.exists) {
      takeDown(db, tx, { id: topicId, ...topicSchema.parse(stored.data()) }, 'hidden');
    }
    const say = (to: string, kind: 'topicReportDecided' | 'topicReported') =>
      tell({ db, tx, atMs }, to, { id: noticeId(kind, topicId), kind, motion, note });
    for (const { id } of reports.docs) say(id, 'topicReportDecided');
    if (decision !== 'kept' && authorId !== '') say(authorId, 'topicReported');
    return accept({});
  });
};

async function openCase(
  { db, uid }: TopicContext,
  tx: Transaction,
  topicId: string,
): Promise<Result<TopicCaseDocument, TopicRefusal>> {
  const [filed, own] = await tx.getAll(db.doc(topicCasePath(topicId)), db.doc(topicReportPath(topicId, uid)));
  if (!filed?.exists) return refuse('report-unknown');
  const stored = topicCaseSchema.parse(filed.data());
  if (stored.decision !== null) return refuse('report-decided');
  return own?.exists || stored.authorId === uid ? refuse('report-same-person') : accept(stored);
}
