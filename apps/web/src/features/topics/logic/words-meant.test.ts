import { describe, expect, it } from 'vitest';
import { createSearchIndex, type Entry } from '../../../shared/search/search-index.ts';
import { wordsMeant } from './words-meant.ts';

const ENTRIES: Entry[] = [
  { id: 'd1', kind: 'debate', text: 'A debate about vegetarian food', note: '' },
  { id: 't1', kind: 'topic', text: 'This house would serve vegetarian food in hospitals', note: 'Health' },
  { id: 't2', kind: 'topic', text: 'This house would serve Vegetarian meals in schools', note: 'Schools' },
  { id: 't3', kind: 'topic', text: 'This house would legalise euthanasia', note: 'Health', words: 'qanat' },
];
const index = createSearchIndex(ENTRIES);
const meant = (search: string, category = '') => wordsMeant(index.find(search, 6), category);

describe('the words that a search means', () => {
  it('are those of a motion if a letter is wrong, missing, or too many', () => {
    for (const typed of ['vegitarian', 'vegetrian', 'vegetariann']) expect(meant(typed)).toBe('vegetarian');
    expect(meant('euthenasia')).toBe('euthanasia');
  });

  it('are whole words if only the beginning was typed', () => {
    expect(meant('vegeta')).toBe('vegetarian');
  });

  it('are all of them, each once', () => {
    expect(meant('vegitarian hospitls')).toBe('vegetarian hospitals');
    expect(meant('vegitarian skools', 'Schools')).toBe('vegetarian schools');
  });

  it('are none if no motion has any, or only a debate or a hidden word', () => {
    expect(meant('blorf')).toBeUndefined();
    expect(meant('about')).toBeUndefined();
    expect(meant('qanat')).toBeUndefined();
  });
});
