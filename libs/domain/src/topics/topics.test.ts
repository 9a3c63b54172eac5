import { describe, expect, it } from 'vitest';
import { topicInputSchema, topicsInput } from '../contracts/topics.ts';
import { NO_COUNTS, topicSchema } from '../documents/topic.ts';
import { LIMITS } from '../limits.ts';
import { hotScore, wilson, winRates } from './standing.ts';
import { motionFingerprint, searchWords, twinKeys } from './words.ts';

const HOUR_MS = 3_600_000;
const withVotes = (up: number, down = 0) => ({ ...NO_COUNTS, up, down });

describe('how hot a topic is', () => {
  it('grows with votes and debates, and falls with votes against it', () => {
    expect(hotScore(withVotes(10), 0)).toBeGreaterThan(hotScore(withVotes(9), 0));
    expect(hotScore({ ...NO_COUNTS, debates: 2 }, 0)).toBeGreaterThan(hotScore(withVotes(3), 0));
    expect(hotScore(withVotes(0, 10), 0)).toBeLessThan(hotScore(NO_COUNTS, 0));
  });

  it('needs ten times the votes to rank beside a topic 12.5 hours younger', () => {
    expect(hotScore(withVotes(100), 0)).toBeCloseTo(hotScore(withVotes(10), 12.5 * HOUR_MS));
  });
});

describe('win rates', () => {
  const wins = (pro: number, against: number, even = 0) => ({
    ...NO_COUNTS,
    wins: { for: pro, against, even },
  });

  it('are shown from ten verdicts on, and not at nine', () => {
    expect(winRates(wins(5, 4))).toBeUndefined();
    expect(winRates(wins(5, 4, 1))).toMatchObject({ n: 10, for: { share: 0.5 }, against: { share: 0.4 } });
  });

  it('have Wilson’s interval', () => {
    // Wilson (1927); the figures are of R's prop.test(8, 10, correct = FALSE).
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBeCloseTo(1);
  });
});

describe('the words of a motion', () => {
  it('are the same in any punctuation, case, accents and order', () => {
    const one = motionFingerprint('This house would ban cars in the cafés of Paris.');
    expect(motionFingerprint('THIS HOUSE WOULD: in cafes of Paris, ban cars')).toBe(one);
    expect(motionFingerprint('This house would ban dogs in the cafés of Paris.')).not.toBe(one);
  });

  it('match in every form', () => {
    expect(searchWords('This house would ban private cars')).toEqual(searchWords('banning a private car'));
    expect(searchWords('word '.repeat(100) + 'glass')).toEqual(['word', 'glass']);
  });
});

describe('the pairs of words that find a twin', () => {
  it('are shared by motions that say nearly the same, in any order', () => {
    const keys = twinKeys('This house would ban private cars in cities');
    expect(keys).toContain('car private');
    expect(
      twinKeys('This house would, in the city, ban all private cars').some((key) => keys.includes(key)),
    ).toBe(true);
    expect(twinKeys('This house would ban zoos').some((key) => keys.includes(key))).toBe(false);
  });

  it('are never more than one query may contain, and a single word if there is no other', () => {
    expect(twinKeys(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(28);
    expect(twinKeys('This house would rest')).toEqual(['rest']);
  });
});

describe('the commands of the area topics', () => {
  const topic = {
    motion: '  This house would  ban cars ',
    category: 'Cities',
    kind: 'policy',
    difficulty: 'fair',
    background: '',
    arguments: { for: ['Air'], against: [] },
    terms: [],
  };

  it('is tidied', () => {
    expect(topicInputSchema.parse(topic).motion).toBe('This house would ban cars');
  });

  it('is bounded in every field', () => {
    const refused = [
      { ...topic, background: 'x'.repeat(LIMITS.topicBackgroundMaxLength + 1) },
      { ...topic, category: '' },
      { ...topic, arguments: { for: Array.from({ length: 7 }, () => 'Air'), against: [] } },
      { ...topic, arguments: { for: ['x'.repeat(LIMITS.topicArgumentMaxLength + 1)], against: [] } },
      { ...topic, kind: 'poem' },
    ];
    expect(refused.filter((one) => topicInputSchema.safeParse(one).success)).toEqual([]);
  });

  it('knows no other commands and no foreign ids', () => {
    const ask = (command: object) => topicsInput.safeParse({ commandId: 'command-1', command }).success;
    expect(ask({ type: 'vote', topicId: 't1', vote: 'up' })).toBe(true);
    expect(ask({ type: 'vote', topicId: 't1/votes/other', vote: 'up' })).toBe(false);
    expect(ask({ type: 'vote', topicId: 't1', vote: 'twice' })).toBe(false);
    expect(ask({ type: 'boost', topicId: 't1' })).toBe(false);
  });
});

describe('a stored topic', () => {
  it('stored before there were votes reads as one without any', () => {
    const old = { motion: 'This house would ban cars', category: 'Cities', background: '', createdAtMs: 1 };
    expect(topicSchema.parse(old)).toMatchObject({ status: 'published', counts: NO_COUNTS, points: 0 });
  });
});
