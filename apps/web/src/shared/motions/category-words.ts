import { TOPIC_CATEGORIES } from '@rostrum/domain';
import * as m from '@rostrum/words/motions';

/** A category's name; an older topic may have one that is no longer offered, which stays as it is. */
export function categoryWords(category: string): string {
  return TOPIC_CATEGORIES.some((one) => one === category) ? m.category({ category }) : category;
}
