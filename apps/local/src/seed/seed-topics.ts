import {
  hotScore,
  NO_COUNTS,
  searchWords,
  topicInCatalogue,
  topicPath,
  topicSchema,
  topicVotePath,
  twinKeys,
  type TopicVoteDocument,
} from '@rostrum/domain';
import { motionPath } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { demoPeople } from './people.ts';
import { putInCatalogue } from './put-in-catalogue.ts';
import { demoScripts } from './scripts/all.ts';
import { topics } from './topics.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The motions that are missing, one an hour apart, so that "new" has an order, with the votes of the demo people. */
export async function seedTopics(db: Firestore, nowMs: number): Promise<void> {
  for (const [index, { id, ...content }] of topics.entries()) {
    const { motion, category } = content;
    const reference = db.doc(topicPath(id));
    if ((await reference.get()).get('status') !== undefined) continue;
    const createdAtMs = nowMs - (index + 1) * HOUR_MS;
    const votes = votesOn(id, index, nowMs);
    const up = votes.filter(({ vote }) => vote === 'up').length;
    const down = votes.length - up;
    const debates = demoScripts.filter((script) => script.motion === motion).length;
    const counts = { ...NO_COUNTS, up, down, debates };
    const hot = hotScore(counts, createdAtMs);
    const words = searchWords(`${motion} ${category}`);
    const topic = topicSchema.parse({
      ...content,
      counts,
      points: up - down,
      createdAtMs,
      hot,
      words,
      twinKeys: twinKeys(motion),
    });
    const batch = db.batch().set(reference, topic);
    batch.set(db.doc(motionPath(motion)), { topicId: id });
    for (const vote of votes) batch.set(db.doc(topicVotePath(id, vote.uid)), vote);
    await batch.commit();
    await putInCatalogue(db, topicInCatalogue(id, topic));
  }
}

/** Any spread of opinions: some motions are liked, some disputed, the same at every start. */
function votesOn(id: string, index: number, atMs: number): (TopicVoteDocument & { uid: string })[] {
  return demoPeople.flatMap(({ id: uid }, person) => {
    const opinion = (id.length * (index + 2) * (person + 1) + index ** 2 + person ** 2) % 13;
    if (opinion >= 9) return [];
    const vote = opinion < 7 ? 'up' : 'down';
    return [{ uid, vote, value: vote === 'up' ? 1 : -1, atMs }];
  });
}
