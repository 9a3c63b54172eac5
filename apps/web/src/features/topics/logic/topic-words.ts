import type { Difficulty, TopicKind } from '@rostrum/domain';
import type { TopicSort } from '@rostrum/data';

export const KIND_WORDS: Readonly<Record<TopicKind, string>> = {
  policy: 'Policy',
  value: 'Value',
  fact: 'Fact',
};

export const DIFFICULTY_WORDS: Readonly<Record<Difficulty, string>> = {
  gentle: 'Gentle',
  fair: 'Fair',
  hard: 'Hard',
};

export const SORT_WORDS: Readonly<Record<TopicSort, string>> = {
  hot: 'Hot',
  new: 'New',
  top: 'Top',
  debated: 'Most debated',
};

/** The entries of a record as the options of a choice, in its order. */
export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[],
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: words[value] }));
}
