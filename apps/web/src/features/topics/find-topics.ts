import { foldText, type Topic } from '@rostrum/domain';

export const ANY_CATEGORY = '';

/** The topics that have every word that was typed, in their motion, background or category. */
export function findTopics(topics: readonly Topic[], words: string, category: string): Topic[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return topics.filter((topic) => {
    if (category !== ANY_CATEGORY && topic.category !== category) return false;
    const text = foldText(`${topic.motion} ${topic.background} ${topic.category}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Every category there is, in the order of the alphabet. */
export function categoriesOf(topics: readonly Topic[]): string[] {
  return [...new Set(topics.map((topic) => topic.category))].sort((one, other) => one.localeCompare(other));
}
