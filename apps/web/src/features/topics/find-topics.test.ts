import { aTopic } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { ANY_CATEGORY, categoriesOf, findTopics } from './find-topics.ts';

const topic = (id: string, motion: string, category: string, background = '') =>
  aTopic({ id, motion, category, background });
const TOPICS = [
  topic('t1', 'This house would ban private cars in cities', 'Environment', 'Air and space'),
  topic('t2', 'This house would elect judges', 'Politics'),
  topic('t3', 'This house believes the Élysée has too much power', 'Politics'),
];
const found = (words: string, category = ANY_CATEGORY) =>
  findTopics(TOPICS, words, category).map(({ id }) => id);

describe('finding a topic', () => {
  it('shows all of them before anything is typed', () => {
    expect(found('  ')).toEqual(['t1', 't2', 't3']);
  });

  it('needs every word, anywhere, in any case and without accents', () => {
    expect(found('CITIES ban')).toEqual(['t1']);
    expect(found('space')).toEqual(['t1']);
    expect(found('elysee')).toEqual(['t3']);
    expect(found('cars judges')).toEqual([]);
  });

  it('keeps to a category', () => {
    expect(found('', 'Politics')).toEqual(['t2', 't3']);
    expect(found('ban', 'Politics')).toEqual([]);
  });

  it('names each category once, in order', () => {
    expect(categoriesOf(TOPICS)).toEqual(['Environment', 'Politics']);
  });
});
