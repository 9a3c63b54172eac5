import type { TopicSort } from '@rostrum/data';
import { TOPIC_CATEGORIES, type Difficulty, type TopicKind } from '@rostrum/domain';
import * as m from '@rostrum/words/topics';
import { categoryWords } from '../../../shared/motions/category-words.ts';

type Words<Value extends string> = Readonly<Record<Value, () => string>>;

export const kindWords: Words<TopicKind> = { policy: m.policy, value: m.value, fact: m.fact };

export const difficultyWords: Words<Difficulty> = { gentle: m.gentle, fair: m.fair, hard: m.hard };

export const sortWords: Words<TopicSort> = {
  hot: m.sortHot,
  new: m.sortNew,
  top: m.sortTop,
  debated: m.sortDebated,
};

/** Values as the options of a choice, in their order. */
export function optionsOf<Value extends string>(
  words: Words<Value>,
  values: readonly Value[],
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: words[value]() }));
}

/** Every category as an option; `Other` stays the last. */
export const categoryOptions = (): { value: string; label: string }[] =>
  TOPIC_CATEGORIES.map((value) => ({ value, label: categoryWords(value) }));
