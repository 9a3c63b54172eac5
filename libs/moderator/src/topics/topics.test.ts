import { motionSchema } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { checkMotion } from '../motions/check-motion.ts';
import { unfairness } from '../motions/finding.ts';
import { motionBank } from './bank.ts';
import { keyPhrases } from './key-phrases.ts';
import { motionLikeness, nearTwin } from './near-twin.ts';
import { cutPasted, PASTED_MOST, proposeTopics, type ProposalWish } from './propose-topics.ts';
import { refineTopic } from './refine-topic.ts';

const wish = (about: string, more: Partial<ProposalWish> = {}): ProposalWish => ({
  about,
  category: null,
  difficulty: 'fair',
  kinds: [],
  offered: [],
  ...more,
});
const motions = (asked: ProposalWish) => proposeTopics(asked).map(({ motion }) => motion);

describe('the bank of motions', () => {
  it('has at least 200 motions in at least twelve categories, no two of them alike', () => {
    const bank = motionBank();
    expect(bank.length).toBeGreaterThanOrEqual(200);
    expect(new Set(bank.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(bank.map(({ motion }) => motion)).size).toBe(bank.length);
  });

  it('has for each a background, three arguments a side and a key term', () => {
    const incomplete = motionBank().filter(
      ({ background, arguments: { for: pro, against }, terms }) =>
        background.length < 40 || pro.length !== 3 || against.length !== 3 || terms.length === 0,
    );
    expect(incomplete.map(({ motion }) => motion)).toEqual([]);
  });

  it('has debatable motions that pass the fairness check', () => {
    const refused = motionBank().filter(({ motion }) => !motionSchema.safeParse(motion).success);
    expect(refused).toEqual([]);
    const unfair = motionBank().filter(({ motion }) => unfairness(checkMotion(motion)) > 0.1);
    expect(unfair.map(({ motion }) => motion)).toEqual([]);
  });
});

describe('proposing topics', () => {
  it('offers five motions that have to do with the wish', () => {
    const five = proposeTopics(wish('nuclear power and wind energy'));
    expect(five).toHaveLength(5);
    expect(five[0]?.motion).toBe('This house would build new nuclear power stations');
    expect(
      five.filter(({ motion, background }) => /nuclear|wind|energy|power/i.test(motion + background)).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('never offers one of the last five again', () => {
    const first = motions(wish('football'));
    const second = motions(wish('football', { offered: first }));
    expect(second).toHaveLength(5);
    expect(second.filter((motion) => first.includes(motion))).toEqual([]);
  });

  it('keeps to a category if nothing else is requested', () => {
    const five = proposeTopics(wish('', { category: 'Sport', difficulty: 'hard' }));
    expect(new Set(five.map(({ category }) => category))).toEqual(new Set(['Sport']));
    expect(five[0]?.difficulty).toBe('hard');
  });

  it('generates motions from words that no motion of the bank contains', () => {
    const five = proposeTopics(wish('origami folding'));
    expect(five).toHaveLength(5);
    expect(five.every(({ from }) => from === 'template')).toBe(true);
    expect(five[0]?.motion).toContain('origami folding');
    expect(five.every(({ arguments: sides }) => sides.for.length === 3 && sides.against.length === 3)).toBe(
      true,
    );
  });

  it('has five for anything: nothing, noise, another script', () => {
    for (const about of ['', '???', '公園', 'a', '<script>alert(1)</script>']) {
      expect(new Set(motions(wish(about))).size).toBe(5);
    }
  });

  it('generates only the requested kinds', () => {
    const kinds = proposeTopics(wish('origami', { kinds: ['policy'] })).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['policy']));
  });

  it('cuts a huge text at the end of a word, and reports it', () => {
    const { text, wasCut } = cutPasted('school uniforms '.repeat(100_000));
    expect(wasCut).toBe(true);
    expect(text.length).toBeLessThanOrEqual(PASTED_MOST);
    expect(text.endsWith('s')).toBe(true);
    expect(proposeTopics(wish(`${text} and more`))).toHaveLength(5);
    expect(cutPasted('short')).toEqual({ text: 'short', wasCut: false });
  });
});

describe('key phrases', () => {
  it('are the key phrases of a text', () => {
    expect(keyPhrases('Water in my city: leaks, private companies, and who pays for the pipes', 2)).toContain(
      'private companies',
    );
  });
});

describe('refining', () => {
  const [topic] = motionBank().filter(({ motion }) => motion === 'This house would tax sugar');

  it('offers something harder, something nearer, and a policy', () => {
    if (!topic) throw new Error('The bank has no such motion');
    expect(refineTopic(topic, 'harder', [])?.difficulty).toBe('hard');
    expect(refineTopic(topic, 'moreLocal', [])?.motion).toBe(
      'This house would have our town be the first to tax sugar',
    );
    const value = { ...topic, motion: 'This house believes that sugar is overrated', kind: 'value' as const };
    expect(refineTopic(value, 'asPolicy', [])?.kind).toBe('policy');
  });

  it('excludes earlier offers', () => {
    if (!topic) throw new Error('The bank has no such motion');
    const first = refineTopic(topic, 'harder', []);
    expect(refineTopic(topic, 'harder', [first?.motion ?? ''])?.motion).not.toBe(first?.motion);
  });
});

describe('twins', () => {
  it('are motions that differ in punctuation, case or word order', () => {
    expect(
      motionLikeness('This house would ban cars in cities.', 'THIS HOUSE WOULD, in cities, ban cars'),
    ).toBe(1);
  });

  it('are motions that say nearly the same', () => {
    const twin = { motion: 'This house would ban private cars in the cities' };
    expect(
      nearTwin('This house would ban all private cars in cities', [
        { motion: 'This house would tax sugar' },
        twin,
      ]),
    ).toBe(twin);
  });

  it('are no motions of one matter with another act', () => {
    expect(
      nearTwin('This house would close zoos', [{ motion: 'This house would subsidise zoos and aquariums' }]),
    ).toBeUndefined();
  });
});
