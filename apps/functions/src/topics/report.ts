import { accept, refuse, topicPath, topicReportPath } from '@rostrum/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { publishedTopic, type TopicHandler } from './context.ts';

/** Notes that somebody found a topic wrong: once a person, with the last reason they gave. */
export const report: TopicHandler<'report'> = async ({ db, uid, atMs }, { topicId, reason }) =>
  db.runTransaction(async (tx) => {
    const ref = db.doc(topicPath(topicId));
    const reported = db.doc(topicReportPath(topicId, uid));
    const [topic, before] = await tx.getAll(ref, reported);
    const published = topic && publishedTopic(topic);
    if (!published) return refuse('topic-unknown');
    if (published.authorId === uid) return refuse('own-topic');
    tx.set(reported, { by: uid, reason, atMs });
    if (!before?.exists) tx.update(ref, { reports: FieldValue.increment(1) });
    return accept({});
  });
