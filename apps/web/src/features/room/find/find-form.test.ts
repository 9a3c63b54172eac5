import { LIMITS } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { formatOptions, isFull, startValues, withDraft, withMotion, wishOf } from './find-form.ts';
import { othersWords } from './find-words.ts';

const MOTION = 'This house would plant more trees';

describe('the form of a person who looks for an opponent', () => {
  it('asks for a written debate in their language, on any motion, in any format', () => {
    expect(wishOf(startValues())).toEqual({
      wish: { formatId: null, pace: 'written', language: 'en', motions: [], takesOffered: true },
    });
  });

  it('offers the formats for two people alone', () => {
    expect(formatOptions().map(({ value }) => value)).toEqual([
      'any',
      'quick-clash',
      'lincoln-douglas',
      'open-floor',
    ]);
  });

  it('takes a motion that was written and not added', () => {
    const values = { ...startValues(), draft: `  ${MOTION} ` };
    expect(wishOf(values)).toMatchObject({ wish: { motions: [{ motion: MOTION }] } });
  });

  it('says what is wrong with a motion', () => {
    expect(withDraft({ ...startValues(), draft: 'Trees' })).toEqual({
      problem: 'Write at least 10 characters',
    });
  });

  it('keeps a motion once, and no more than five', () => {
    const once = withMotion(startValues(), { motion: MOTION });
    expect(withMotion(once, { motion: MOTION.toUpperCase() })).toBe(once);
    const many = Array.from({ length: LIMITS.seekMotionsAtMost }, (_, at) => ({ motion: `${MOTION} ${at}` }));
    expect(isFull({ ...once, motions: many })).toBe(true);
    expect(isFull({ ...once, motions: many.slice(1) })).toBe(false);
  });

  it('asks for a motion from a person who takes no other', () => {
    const values = { ...startValues(), takesOffered: false };
    expect(wishOf(values)).toEqual({ problem: 'Name a motion, or take what others offer' });
    expect(wishOf(withMotion(values, { motion: MOTION }))).toHaveProperty('wish');
  });

  it('says how many others wait, and does not round up', () => {
    expect([0, 1, 7].map(othersWords)).toEqual([
      'No one else is waiting right now.',
      'One other person is waiting, but you two want different things.',
      '7 others are waiting, but they’re looking for something different.',
    ]);
  });
});
