import { describe, expect, test } from 'vitest';
import { createSearchIndex, type Entry } from './search-index.ts';

const entries: Entry[] = [
  { id: '1', kind: 'topic', text: 'This house would make voting compulsory', note: 'Democracy' },
  { id: '2', kind: 'topic', text: 'This house would let sixteen-year-olds vote', note: 'Democracy' },
  { id: '3', kind: 'page', text: 'Can I change my vote?', words: 'ballot' },
  { id: '4', kind: 'person', text: 'Élodie Straße', note: '@elodie' },
];
const index = createSearchIndex(entries);
const found = (text: string, most = 9) => index.find(text, most).map(({ entry }) => entry.id);
const marked = (text: string) =>
  index
    .find(text, 9)
    .map(({ entry, marks }) => marks.map(([start, end]) => entry.text.slice(start, end)).join('|'));

describe('a search', () => {
  test('finds entries with every word, in any order, or with words that begin so', () => {
    expect(found('compulsory voting')).toEqual(['1']);
    expect(found('vot').toSorted()).toEqual(['1', '2', '3']);
    expect(found('vot dashboard')).toEqual([]);
  });

  test('waits for the second letter of a further word', () => {
    expect(found('voting compulsory')).toEqual(['1']);
    expect(found('voting x')).toEqual(found('voting'));
    expect(found('voting xy')).toEqual([]);
    expect(found('é')).toEqual(['4']);
  });

  test('finds nothing for signs alone', () => {
    expect(found('?!')).toEqual([]);
  });

  test('minds neither capitals nor accents', () => {
    expect(found('ELODIE')).toEqual(['4']);
    expect(found('chànge')).toEqual(['3']);
  });

  test('finds by notes and other words too, after those found by their text', () => {
    expect(found('ballot')[0]).toBe('3');
    expect(found('democracy').slice(0, 2).toSorted()).toEqual(['1', '2']);
  });

  test('finds other forms of a word after the one that was typed', () => {
    expect(found('voting')).toEqual(['1', '3', '2']);
    expect(found('voted').toSorted()).toEqual(['1', '2', '3']);
  });

  test('finds words of near meaning after those, and never instead of them', () => {
    const near = createSearchIndex([
      { id: 'a', kind: 'x', text: 'Abolish the death penalty' },
      { id: 'b', kind: 'x', text: 'Pay for executions' },
    ]);
    const ids = (text: string, most = 9) => near.find(text, most).map(({ entry }) => entry.id);
    expect(ids('execution')).toEqual(['b', 'a']);
    expect(ids('execution', 1)).toEqual(['b']);
    expect(ids('capital punishment').toSorted()).toEqual(['a', 'b']);
    expect(ids('capital')).toEqual([]);
  });

  test('forgives a typing mistake in words of four letters, two from six letters on', () => {
    expect(found('votimg')).toEqual(['1']);
    expect(found('kompulsary')).toEqual(['1']);
    expect(found('vxxxng')).toEqual([]);
    expect(found('mx')).toEqual([]);
  });

  test('forgives no mistakes if an entry has the words as typed, and marks guesses', () => {
    const near = createSearchIndex([
      { id: 'a', kind: 'x', text: 'Vote' },
      { id: 'b', kind: 'x', text: 'Note' },
    ]);
    expect(near.find('vote', 9).map(({ entry, isGuess }) => [entry.id, isGuess])).toEqual([['a', false]]);
    expect(near.find('gote', 9).every(({ isGuess }) => isGuess)).toBe(true);
  });

  test('gives at most so many of each kind', () => {
    expect(found('vot', 1)).toHaveLength(2);
  });

  test('ignores common words, and returns any entries if nothing else was typed', () => {
    const house = createSearchIndex(entries, (word) => ['this', 'house', 'would'].includes(word));
    expect(house.find('this house would make', 9).map(({ entry }) => entry.id)).toEqual(['1']);
    expect(house.find('this house', 2)).toHaveLength(2);
    expect(house.find('', 2)).toEqual([]);
  });

  test('follows added, replaced and removed entries', () => {
    const living = createSearchIndex<Entry>();
    living.put({ id: 'a', kind: 'x', text: 'Trams' });
    living.put({ id: 'a', kind: 'x', text: 'Buses' });
    expect(living.find('trams', 9)).toEqual([]);
    expect(living.find('buses', 9)).toHaveLength(1);
    living.remove('a');
    living.remove('a');
    expect(living.find('buses', 9)).toEqual([]);
  });
});

describe('a hit’s highlight', () => {
  test('is how its words begin, as typed', () => {
    expect(marked('vot comp')).toEqual(['vot|comp']);
  });

  test('is the whole word if it has another form, or is near in meaning', () => {
    expect(marked('voted')[0]).toMatch(/^(?:voting|vote)$/);
    expect(marked('democratic ballot voting')).toEqual([]);
    expect(marked('suffrage')).toContain('voting');
  });

  test('is the whole word if a mistake was forgiven', () => {
    expect(marked('votimg')).toEqual(['voting']);
  });

  test('is the whole word if its letters and their folded form differ in length', () => {
    const decomposed = createSearchIndex([{ id: 'a', kind: 'x', text: 'E\u0301lan rules' }]);
    expect(decomposed.find('ela', 9)[0]?.marks).toEqual([[0, 5]]);
    expect(marked('elo')).toEqual(['Élo']);
  });
});
