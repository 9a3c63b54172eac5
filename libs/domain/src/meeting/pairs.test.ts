import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seeker, SeekerWish } from '../documents/seeker.ts';
import { pairsOf } from './pairs.ts';
import { termsFor } from './terms.ts';

const ANY: SeekerWish = { language: null, pace: null, formatId: null, motions: [], takesOffered: true };
const TREES = { motion: 'This house would plant more trees' };
const TRAMS = { motion: 'This house would build trams' };

let clock = 0;
const seeker = (uid: string, wish: Partial<SeekerWish> = {}, sinceMs = (clock += 1)): Seeker => ({
  uid,
  wish: { ...ANY, ...wish },
  state: 'waiting',
  sinceMs,
  beatAtMs: sinceMs,
  roomId: null,
  wasMissed: false,
});
const names = (seekers: readonly Seeker[], areApart?: (one: string, other: string) => boolean) =>
  pairsOf(seekers, areApart).map(({ first, second }) => `${first.uid}+${second.uid}`);

describe('two people fit', () => {
  it.each([
    ['ask for nothing', {}, {}, true],
    ['ask for the same language', { language: 'de', motions: [TREES] }, { language: 'de' }, true],
    ['ask for two languages', { language: 'en' }, { language: 'fr' }, false],
    ['ask for one pace, or any', { pace: 'correspondence' }, {}, true],
    ['ask for two paces', { pace: 'correspondence' }, { pace: 'spoken' }, false],
    ['ask for two formats', { formatId: 'quick-clash' }, { formatId: 'lincoln-douglas' }, false],
    [
      'named the same motion',
      { motions: [TREES], takesOffered: false },
      { motions: [TRAMS, TREES], takesOffered: false },
      true,
    ],
    [
      'named two motions and take no other',
      { motions: [TREES], takesOffered: false },
      { motions: [TRAMS], takesOffered: false },
      false,
    ],
    ['named one, which the other takes', { motions: [TREES], takesOffered: false }, {}, true],
    // The house has motions in English alone.
    ['named none in a language without motions of the house', { language: 'de' }, { language: 'de' }, false],
  ] satisfies [string, Partial<SeekerWish>, Partial<SeekerWish>, boolean][])(
    'if they %s: %j and %j',
    (_, one, other, fits) => {
      const [first, second] = [
        { ...ANY, ...one },
        { ...ANY, ...other },
      ];
      expect(termsFor(first, second) !== undefined).toBe(fits);
      expect(termsFor(second, first) !== undefined).toBe(fits);
    },
  );
});

describe('their motion', () => {
  it('is a quick clash in English if nobody asks for anything, on a motion of the house', () => {
    expect(termsFor(ANY, ANY)).toEqual({
      language: 'en',
      pace: 'written',
      formatId: 'quick-clash',
      motion: null,
    });
  });

  it('is the motion that both named, spelled in any case', () => {
    const first = { ...ANY, motions: [TRAMS, TREES] };
    const second = { ...ANY, motions: [{ motion: 'THIS HOUSE would plant more trees' }] };
    expect(termsFor(first, second)?.motion).toEqual(TREES);
  });

  it('is otherwise the motion of the person who has waited longer', () => {
    const [first, second] = [
      { ...ANY, motions: [TREES] },
      { ...ANY, motions: [TRAMS] },
    ];
    expect(termsFor(first, second)?.motion).toEqual(TREES);
    expect(termsFor(second, first)?.motion).toEqual(TRAMS);
  });

  it('is the motion of the other if the person who has waited longer takes any', () => {
    const second = { ...ANY, motions: [TRAMS], takesOffered: false };
    expect(termsFor(ANY, second)?.motion).toEqual(TRAMS);
  });
});

describe('the queue', () => {
  it('pairs the two who have waited longest, whatever the order in which they are read', () => {
    const [ada, ben, cleo] = [seeker('ada'), seeker('ben'), seeker('cleo')];
    expect(names([cleo, ben, ada])).toEqual(['ada+ben']);
  });

  it('passes over people who do not fit, and pairs them with the next who does', () => {
    const queue = [
      seeker('ada', { language: 'en' }),
      seeker('ben', { language: 'fr' }),
      seeker('cleo', { language: 'en' }),
      seeker('dara', { language: 'fr', motions: [TREES] }),
    ];
    expect(names(queue)).toEqual(['ada+cleo', 'ben+dara']);
  });

  it('lets nobody take an opponent whom somebody waits for longer', () => {
    const queue = [
      seeker('ada', { formatId: 'lincoln-douglas' }),
      seeker('ben', { formatId: 'quick-clash' }),
      seeker('cleo'),
    ];
    expect(names(queue)).toEqual(['ada+cleo']);
  });

  it('never pairs two people after a block; either finds the next', () => {
    const queue = [seeker('ada'), seeker('ben'), seeker('cleo')];
    const blocked = (one: string, other: string) => [one, other].toSorted().join() === 'ada,ben';
    expect(names(queue, blocked)).toEqual(['ada+cleo']);
    expect(names(queue.slice(0, 2), blocked)).toEqual([]);
  });

  it('pairs nobody with themselves', () => {
    expect(names([seeker('ada'), seeker('ada')])).toEqual([]);
  });

  const wish = fc.record({
    language: fc.constantFrom('en' as const, 'fr' as const, null),
    pace: fc.constantFrom('spoken' as const, 'written' as const, 'correspondence' as const, null),
    formatId: fc.constantFrom('quick-clash', 'lincoln-douglas', null),
    motions: fc.subarray([TREES, TRAMS]),
    takesOffered: fc.boolean(),
  });
  const pool = fc
    .array(fc.tuple(wish, fc.nat(20)), { maxLength: 12 })
    .map((found) => found.map(([one, sinceMs], place) => seeker(`user-${place}`, one, sinceMs)));

  it('has each person in at most one pair, and leaves no two who fit unpaired', () => {
    fc.assert(
      fc.property(pool, (queue) => {
        const pairs = pairsOf(queue);
        const paired = pairs.flatMap(({ first, second }) => [first.uid, second.uid]);
        expect(new Set(paired).size).toBe(paired.length);
        const left = queue.filter(({ uid }) => !paired.includes(uid));
        const fit = left.filter((one) =>
          left.some((other) => one !== other && termsFor(one.wish, other.wish)),
        );
        expect(fit).toEqual([]);
      }),
      { seed: 23 },
    );
  });

  it('takes nothing from anybody who waits when one more joins behind them', () => {
    fc.assert(
      fc.property(pool, wish, (queue, late) => {
        const before = pairsOf(queue);
        const after = pairsOf([...queue, seeker('late', late, 1_000)]);
        for (const pair of before) expect(after).toContainEqual(pair);
      }),
      { seed: 23 },
    );
  });
});
