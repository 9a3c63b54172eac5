import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH_PARLIAMENTARY } from './formats/british-parliamentary.ts';
import { FORMATS } from './formats/index.ts';
import { LINCOLN_DOUGLAS } from './formats/lincoln-douglas.ts';
import { OPEN_FLOOR } from './formats/open-floor.ts';
import { OXFORD } from './formats/oxford.ts';
import { PUBLIC_FORUM } from './formats/public-forum.ts';
import { QUICK_CLASH } from './formats/quick-clash.ts';
import {
  formatFor,
  formatSchema,
  otherSide,
  seatOf,
  seatsOn,
  withLengths,
  withPace,
  type Format,
} from './format.ts';
import { turnAllowance } from './pace.ts';

const DAY_SECONDS = 86_400;
const secondsOf = ({ steps }: Format) => steps.map(({ seconds }) => seconds);
const poiOf = ({ steps }: Format) => steps[0]?.poi;

describe('a host’s own lengths', () => {
  it('change the steps they name, and the room shows "custom"', () => {
    const format = withLengths(QUICK_CLASH, { 'cross-examination': 60 });
    expect(secondsOf(format)).toEqual([120, 120, 60, 120, 120]);
    expect(format.custom).toBe(true);
  });

  it('change the preparation and the bank, down to zero', () => {
    expect(withLengths(QUICK_CLASH, { preparation: 0 })).toMatchObject({
      preparationSeconds: 0,
      custom: true,
    });
    expect(withLengths(LINCOLN_DOUGLAS, { prepBank: 0 })).toMatchObject({ prepBankSeconds: 0, custom: true });
    expect(withLengths(LINCOLN_DOUGLAS, { prepBank: 480 })).toMatchObject({ prepBankSeconds: 480 });
  });

  it('that repeat the preset are not custom', () => {
    expect(withLengths(QUICK_CLASH, { preparation: 120, prepBank: 0, 'opening-for': 120 })).toEqual(
      QUICK_CLASH,
    );
    expect(withLengths(QUICK_CLASH, {})).toEqual(QUICK_CLASH);
  });

  it('for unknown steps change nothing', () => {
    expect(withLengths(QUICK_CLASH, { encore: 600, constructor: 600 })).toEqual(QUICK_CLASH);
  });

  it('never change the preset itself', () => {
    const before = structuredClone(BRITISH_PARLIAMENTARY);
    withLengths(BRITISH_PARLIAMENTARY, { pm: 30, preparation: 5 });
    expect(BRITISH_PARLIAMENTARY).toEqual(before);
  });

  it('keep the protected start and end of a speech, and close it to points if nothing remains between them', () => {
    expect(poiOf(withLengths(BRITISH_PARLIAMENTARY, { pm: 600 }))).toEqual({
      fromSeconds: 60,
      toSeconds: 540,
    });
    expect(poiOf(withLengths(BRITISH_PARLIAMENTARY, { pm: 121 }))).toEqual({
      fromSeconds: 60,
      toSeconds: 61,
    });
    expect(poiOf(withLengths(BRITISH_PARLIAMENTARY, { pm: 120 }))).toBeNull();
    expect(poiOf(withLengths(BRITISH_PARLIAMENTARY, { pm: 10 }))).toBeNull();
  });

  it('leave the turns of a queue unchanged', () => {
    expect(withLengths(OPEN_FLOOR, { 'block-1': 60 }).steps[0]?.turnSeconds).toBe(90);
  });
});

describe('the pace', () => {
  it('is spoken as the sources have it', () => {
    for (const format of FORMATS.values()) expect(withPace(format, 'spoken')).toEqual(format);
  });

  it('of debates stored before there was a choice is the spoken one', () => {
    expect(formatSchema.parse({ ...QUICK_CLASH, pace: 'live' })).toEqual(QUICK_CLASH);
  });

  it('written gives a speech the time in which people type its words, to the half minute', () => {
    expect(secondsOf(withPace(QUICK_CLASH, 'written'))).toEqual([540, 540, 540, 540, 540]);
    expect(secondsOf(withPace(OPEN_FLOOR, 'written'))).toEqual([2_700, 2_700, 2_700, 270, 270]);
  });

  it('written gives each of several who write at once their part of the words', () => {
    const allowances = (format: Format) => format.steps.map(({ allowance }) => allowance);
    expect(allowances(withPace(QUICK_CLASH, 'written'))).toEqual([1_800, 1_800, 1_800, 1_800, 1_800]);
  });

  it('written leaves votes and the preparation as they are', () => {
    const written = withPace(OXFORD, 'written');
    expect([written.steps[0]!.seconds, written.steps.at(-1)!.seconds]).toEqual([120, 120]);
    expect(withPace(QUICK_CLASH, 'written').preparationSeconds).toBe(120);
  });

  it('written keeps the share of a speech that is open to points', () => {
    expect(poiOf(withPace(BRITISH_PARLIAMENTARY, 'written'))).toEqual({ fromSeconds: 270, toSeconds: 1_620 });
  });

  it('written lets the clock decide the allowance of a host’s own lengths too', () => {
    const format = formatFor(QUICK_CLASH, { pace: 'written', lengths: { 'opening-for': 300 } });
    expect(format).toMatchObject({
      custom: true,
      steps: [{ seconds: 300, allowance: 1_000 }, {}, {}, {}, {}],
    });
    expect(formatFor(QUICK_CLASH, { pace: 'written', lengths: { 'opening-for': 540 } }).custom).toBe(false);
  });

  it('by correspondence gives every step a day and the allowance of a letter, or its own if that is longer', () => {
    for (const format of FORMATS.values()) {
      const slow = withPace(format, 'correspondence');
      expect(new Set(secondsOf(slow))).toEqual(new Set([DAY_SECONDS]));
      expect(slow.steps.map(({ allowance }) => allowance)).toEqual(
        format.steps.map(({ allowance }) => Math.max(6_000, allowance)),
      );
      expect(formatSchema.parse(slow)).toEqual(slow);
    }
  });

  it('by correspondence drops everything that needs both people at once: points, bank, preparation and coin', () => {
    expect(withPace(BRITISH_PARLIAMENTARY, 'correspondence')).toMatchObject({ preparationSeconds: 0 });
    expect(poiOf(withPace(BRITISH_PARLIAMENTARY, 'correspondence'))).toBeNull();
    expect(withPace(PUBLIC_FORUM, 'correspondence')).toMatchObject({ prepBankSeconds: 0, coinFlip: false });
  });

  it('by correspondence leaves a day for the last vote, if there is one', () => {
    expect(withPace(QUICK_CLASH, 'correspondence').verdictVoteSeconds).toBe(DAY_SECONDS);
    expect(withPace(OXFORD, 'correspondence').verdictVoteSeconds).toBe(0);
  });

  it('by correspondence keeps an allowance from the host’s own lengths that is longer than a letter', () => {
    const slow = withPace(withLengths(QUICK_CLASH, { 'opening-for': 600 }), 'correspondence');
    expect(slow).toMatchObject({ custom: true });
    expect(slow.steps.map(({ allowance }) => allowance)).toEqual([9_000, 6_000, 6_000, 6_000, 6_000]);
  });
});

describe('the character allowance', () => {
  it('is fifteen characters for each second of the step', () => {
    expect(QUICK_CLASH.steps.map(({ allowance }) => allowance)).toEqual([1_800, 1_800, 3_600, 1_800, 1_800]);
    const [opening] = withLengths(QUICK_CLASH, { 'opening-for': 10 }).steps;
    expect(opening!.allowance).toBe(150);
  });
});

describe('the clock and the allowance', () => {
  it('agree at each pace, whatever lengths a host sets: nobody may write more than there is time for', () => {
    const perMinute = { spoken: 900, written: 200 };
    const wish = fc.record({
      preset: fc.constantFrom(...FORMATS.values()),
      pace: fc.constantFrom('spoken', 'written'),
      seconds: fc.integer({ min: 10, max: 7_200 }),
    });
    fc.assert(
      fc.property(wish, ({ preset, pace, seconds }) => {
        const typedIn = (time: number) => Math.floor((time * perMinute[pace]) / 60);
        const id = preset.steps.find(({ kind }) => kind !== 'vote')?.id ?? '';
        const format = formatFor(preset, { pace, lengths: { [id]: seconds } });
        for (const step of format.steps.filter(({ kind }) => kind !== 'vote')) {
          expect(step.allowance).toBe(typedIn(step.seconds));
          expect(turnAllowance(format, step)).toBe(typedIn(step.turnSeconds ?? 0));
        }
        expect(format.steps.find((step) => step.id === id)?.seconds).toBe(seconds);
      }),
      { seed: 49 },
    );
  });
});

describe('the seats of a format', () => {
  it('are found only by their id', () => {
    expect(seatOf(QUICK_CLASH, 'for-1')?.side).toBe('for');
    expect(seatOf(QUICK_CLASH, 'For')).toBeUndefined();
    expect(seatOf(QUICK_CLASH, 'constructor')).toBeUndefined();
  });

  it('are on two benches, in order', () => {
    expect(seatsOn(BRITISH_PARLIAMENTARY, 'for').map(({ id }) => id)).toEqual([
      'for-1',
      'for-2',
      'for-3',
      'for-4',
    ]);
    expect([otherSide('for'), otherSide('against')]).toEqual(['against', 'for']);
  });
});
