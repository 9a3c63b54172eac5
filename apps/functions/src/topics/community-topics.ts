import { searchWords, TOPICS, type Topic } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { publishedTopic } from './context.ts';

/** Words of a wish that are looked up, the longest first: they are the rarest. */
const WORDS_MOST = 8;
const READ = 20;

/** Published topics that share a word with a wish, the liveliest first. A long text is about too much to look up. */
export async function communityTopics(db: Firestore, about: string): Promise<Topic[]> {
  const words = searchWords(about)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, WORDS_MOST);
  if (words.length === 0) return [];
  const { docs } = await db
    .collection(TOPICS)
    .where('status', '==', 'published')
    .where('words', 'array-contains-any', words)
    .orderBy('hot', 'desc')
    .limit(READ)
    .get();
  return docs.flatMap((one) => publishedTopic(one) ?? []);
}
