import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTally, FOR_GAINED } from '../testing/index.ts';
import { FEWEST_TOLD, tallySchema } from './tally.ts';
import { choiceSchema } from './vote.ts';

describe('counting the votes', () => {
  it('counts each time for itself, and how many changed their mind', () => {
    expect(FOR_GAINED).toEqual({
      voted: { before: 30, after: 30 },
      counts: {
        before: { for: 10, against: 10, undecided: 10 },
        after: { for: 16, against: 8, undecided: 6 },
      },
      swing: { for: 20, against: -7 },
      gained: 'for',
      changed: 6,
      late: 0,
    });
    expect(tallySchema.parse(FOR_GAINED)).toEqual(FOR_GAINED);
  });

  it('compares shares, so that departures do not decide', () => {
    const tally = aTally(
      [10, 'for', null],
      [10, 'against', null],
      [5, 'for', 'for'],
      [5, 'against', 'against'],
      [5, 'undecided', 'undecided'],
    );
    expect(tally.counts?.after).toEqual({ for: 5, against: 5, undecided: 5 });
    expect(tally).toMatchObject({ gained: 'even', swing: { for: -10, against: -10 } });
  });

  it('counts people who joined late separately, whatever they voted', () => {
    const late = aTally([40, null, 'against'], [10, 'for', 'for']);
    expect(late).toEqual({ ...aTally([10, 'for', 'for']), late: 40 });
    expect(aTally([10, null, 'against'])).toMatchObject({
      gained: null,
      voted: { before: null, after: null },
    });
  });
});

describe('the winner', () => {
  it('gained more percentage points, no matter which side has more people', () => {
    expect(aTally([8, 'for', 'for'], [2, 'undecided', 'against']).gained).toBe('against');
    expect(aTally([1, 'against', 'for'], [4, 'for', 'for']).gained).toBe('for');
  });

  it('is nobody within half a point, and somebody just beyond', () => {
    const oneIn = (all: number) => aTally([1, 'undecided', 'for'], [all - 1, 'undecided', 'undecided']);
    expect(oneIn(201).gained).toBe('even');
    expect(oneIn(200).gained).toBe('for');
  });

  it('is named from five votes at both times, and not from four', () => {
    expect(aTally([5, 'undecided', 'for']).gained).toBe('for');
    expect(aTally([4, 'undecided', 'for']).gained).toBeNull();
    expect(aTally([4, 'undecided', 'for'], [8, 'for', null]).gained).toBeNull();
  });
});

describe('a count of fewer than five', () => {
  it('is kept back, with the number of voters that would tell it', () => {
    const tally = aTally([12, 'for', 'for'], [9, 'against', 'against'], [2, 'undecided', 'undecided']);
    expect(tally).toMatchObject({
      voted: { before: null, after: null },
      counts: { before: { for: 12, against: 9, undecided: null } },
      swing: null,
      gained: 'even',
    });
  });

  it('keeps all counts back if it is of a side', () => {
    const tally = aTally([12, 'for', 'for'], [4, 'against', 'against'], [9, 'undecided', 'undecided']);
    expect(tally).toMatchObject({ voted: { before: 25, after: 25 }, counts: null, swing: null });
  });

  it('keeps everything back if a group votes alike, because that tells how each of them voted', () => {
    expect(aTally([30, 'for', 'for'])).toMatchObject({ counts: null, swing: null, changed: null });
    expect(aTally([30, 'for', 'against'])).toMatchObject({ counts: null, swing: null, changed: null });
  });

  it('is kept back of people who changed their mind, and of people who did not', () => {
    expect(aTally([9, 'for', 'for'], [4, 'for', 'against']).changed).toBeNull();
    expect(aTally([4, 'for', 'for'], [9, 'for', 'against']).changed).toBeNull();
    expect(aTally([5, 'for', 'for'], [5, 'for', 'against']).changed).toBe(5);
  });

  it('is “a few” of people who joined late', () => {
    expect([0, 1, 4, 5].map((people) => aTally([people, null, 'for']).late)).toEqual([0, null, null, 5]);
  });

  it('is in no tally, and follows from none', () => {
    const choice = fc.option(fc.constantFrom(...choiceSchema.options));
    const group = fc.tuple(fc.nat(14), choice, choice);
    fc.assert(
      fc.property(fc.array(group, { maxLength: 9 }), (groups) => {
        const { voted, counts, changed, late, swing } = aTally(...groups);
        const times = counts ? [counts.before, counts.after] : [];
        const told = [...Object.values(voted), changed, late || null, ...times.flatMap(Object.values)];
        expect(told.filter((people) => people !== null && people < FEWEST_TOLD)).toEqual([]);
        const isKeptBack = times.map(({ undecided }) => undecided === null);
        // The number of voters, less those on a side, would tell how many were undecided.
        expect([voted.before, voted.after].filter((people, at) => isKeptBack[at] && people !== null)).toEqual(
          [],
        );
        expect(swing === null).toBe(!counts || isKeptBack.includes(true));
      }),
    );
  });
});

describe('a tally from before small counts were kept back', () => {
  const counts = (pro: number, against: number, undecided: number) => ({ for: pro, against, undecided });

  it('is read without them', () => {
    const stored = { before: counts(1, 1, 0), after: counts(0, 1, 0), moved: { 'for>against': 1 } };
    expect(tallySchema.parse(stored)).toEqual(aTally([1, 'for', null]));
  });

  it('keeps the numbers that may be told', () => {
    const moved = { 'for>for': 10, 'undecided>for': 6, 'against>against': 8, 'undecided>undecided': 6 };
    const stored = { before: counts(10, 8, 12), after: counts(16, 8, 6), moved };
    expect(tallySchema.parse(stored)).toMatchObject({
      counts: { before: stored.before, after: stored.after },
      gained: 'for',
      changed: 6,
      late: 0,
    });
  });

  it('had nobody who joined late, if it does not say', () => {
    const { late: _, ...stored } = FOR_GAINED;
    expect(tallySchema.parse(stored).late).toBe(0);
  });
});
