import { describe, expect, test } from 'vitest';
import { aDebate, aRoom, aTopic } from '../testing/index.ts';
import { catalogueSheetSchema, debateInCatalogue, topicInCatalogue } from './catalogue.ts';

const WEEK_MS = 7 * 86_400_000;
const ended = aRoom({ id: 'r1', debate: aDebate({ phase: 'debrief' }) });

describe('the catalogue', () => {
  test('has one sheet for each week in which topics were published', () => {
    const at = (createdAtMs: number) => topicInCatalogue('t1', aTopic({ createdAtMs })).path;
    expect(at(WEEK_MS - 1)).toBe('catalogue/topic-0');
    expect(at(WEEK_MS)).toBe('catalogue/topic-1');
  });

  test('has the motion and the category of a topic, and nothing else', () => {
    const { entry } = topicInCatalogue('t1', aTopic());
    expect(entry).toEqual({ text: 'This house would make voting compulsory', note: 'Democracy' });
    expect(catalogueSheetSchema.parse({ kind: 'topic', entries: { t1: entry } }).entries['t1']).toEqual(
      entry,
    );
  });

  test('has a public debate that has ended', () => {
    expect(debateInCatalogue('r1', ended)).toMatchObject({ kind: 'debate', entry: { text: ended.motion } });
  });

  test.each([
    ['private', { visibility: 'private' }],
    ['unlisted', { visibility: 'unlisted' }],
    ['under way', { status: 'live', endedAtMs: null }],
    ['called off', { status: 'cancelled' }],
  ] as const)('has no debate that is %s', (_, change) => {
    expect(debateInCatalogue('r1', { ...ended, ...change })).toBeUndefined();
  });
});
