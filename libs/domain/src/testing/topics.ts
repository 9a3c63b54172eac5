import { NO_COUNTS, type Topic } from '../documents/topic.ts';
import { searchWords } from '../topics/words.ts';

/** A published topic without arguments, votes or debates. */
export function aTopic(changes: Partial<Topic> = {}): Topic {
  const motion = changes.motion ?? 'This house would make voting compulsory';
  return {
    id: 'topic-1',
    motion,
    category: 'Democracy',
    kind: 'policy',
    difficulty: 'fair',
    background: 'What is at stake.',
    arguments: { for: [], against: [] },
    terms: [],
    authorId: 'user_ada',
    authorName: 'Ada Vale',
    status: 'published',
    counts: NO_COUNTS,
    points: 0,
    hot: 0,
    reports: 0,
    words: searchWords(motion),
    createdAtMs: 0,
    editedAtMs: null,
    ...changes,
  };
}
