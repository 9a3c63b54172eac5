import type { Interest, Topic } from '@rostrum/domain';

/** The categories of topics for an interest. */
const CATEGORIES: Readonly<Record<Interest, readonly string[]>> = {
  politics: ['Democracy'],
  economics: ['Economy', 'Work'],
  law: ['Justice'],
  ethics: ['Ethics'],
  philosophy: ['Ethics'],
  technology: ['Technology'],
  science: ['Technology', 'Health'],
  environment: ['Environment'],
  health: ['Health'],
  education: ['Education'],
  world: ['World'],
  society: ['Cities', 'Democracy'],
  culture: ['Culture'],
  media: ['Media'],
  sport: ['Sport'],
};

/** Topics of a person's interests before the others, each part in its original order. */
export function suggestedTopics(topics: readonly Topic[], interests: readonly Interest[]): Topic[] {
  const wanted = new Set(interests.flatMap((interest) => CATEGORIES[interest]));
  const isWanted = ({ category }: Topic) => wanted.has(category);
  return [...topics.filter(isWanted), ...topics.filter((topic) => !isWanted(topic))];
}
