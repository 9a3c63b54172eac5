import { foldText, type Topic } from '@rostrum/domain';
import { categoryWords } from '../../../shared/motions/category-words.ts';

/** More than this nobody reads in a small list. */
export const MOTIONS_SHOWN = 30;

/** The topics that have every word of a search in their motion or category, in their order, as many as are shown. */
export function findMotions(topics: readonly Topic[], search: string): Topic[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const found = topics.filter(({ motion, category }) => {
    const text = foldText(`${motion} ${category} ${categoryWords(category)}`);
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, MOTIONS_SHOWN);
}
