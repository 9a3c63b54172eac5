import { FIRST_LANGUAGE, setLanguageSource } from '@rostrum/words';
import { afterEach, expect, it } from 'vitest';
import { categoryWords } from './category-words.ts';

afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));

it('names a category in the reader’s language, and one of old as its topic does', () => {
  setLanguageSource(() => 'de');
  expect(['Cities', 'Other', 'Gardens'].map(categoryWords)).toEqual(['Städte', 'Sonstiges', 'Gardens']);
});
