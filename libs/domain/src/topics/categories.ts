import type { TopicContent } from '../documents/topic.ts';
import type { CaseFile } from './case-file.ts';

/** The categories of topics. Authors may not invent others, so that each is worth a filter. */
export const TOPIC_CATEGORIES = [
  'AI',
  'Animals',
  'Business',
  'Cities',
  'Culture',
  'Democracy',
  'Economy',
  'Education',
  'Energy',
  'Environment',
  'Ethics',
  'Family',
  'Food',
  'Health',
  'Internet',
  'Justice',
  'Language',
  'Media',
  'Religion',
  'Rights',
  'School',
  'Science',
  'Sport',
  'Technology',
  'Transport',
  'War',
  'Work',
  'World',
  'Other',
] as const;
export type TopicCategory = (typeof TOPIC_CATEGORIES)[number];

/** The category of a case file by its folder; `Other` for a folder without one. */
export function categoryOfCase({ category }: Pick<CaseFile, 'category'>): TopicCategory {
  return TOPIC_CATEGORIES.find((one) => one.toLowerCase() === category) ?? 'Other';
}

/** A case file as a topic that somebody can publish: of each argument its claim. */
export function topicOfCase(file: CaseFile): TopicContent {
  const { motion, kind, difficulty, background, terms } = file;
  const claims = (side: 'for' | 'against') => file.arguments[side].map(({ claim }) => claim);
  return {
    motion,
    category: categoryOfCase(file),
    kind,
    difficulty,
    background,
    terms,
    arguments: { for: claims('for'), against: claims('against') },
  };
}
