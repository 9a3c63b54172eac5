import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  characterAllowance,
  FORMATS,
  formatSchema,
  QUICK_CLASH,
  seatOf,
  speakingSeconds,
  withLengths,
} from './format.ts';

describe('Quick clash', () => {
  it('runs its steps in the order, by the seats and with the lengths of its source', () => {
    expect(
      QUICK_CLASH.steps.map(({ name, kind, seatIds, seconds }) => [name, kind, seatIds, seconds]),
    ).toEqual([
      ['Opening, For', 'speech', ['for-1'], 120],
      ['Opening, Against', 'speech', ['against-1'], 120],
      ['Cross-examination', 'crossExamination', ['for-1', 'against-1'], 240],
      ['Rebuttal, For', 'rebuttal', ['for-1'], 120],
      ['Rebuttal, Against', 'rebuttal', ['against-1'], 120],
    ]);
  });

  it('is one against one, after 120 seconds of preparation, with 15 seconds of grace', () => {
    expect(QUICK_CLASH.seats.map(({ id, side }) => [id, side])).toEqual([
      ['for-1', 'for'],
      ['against-1', 'against'],
    ]);
    expect(QUICK_CLASH.preparationSeconds).toBe(120);
    expect(QUICK_CLASH.graceSeconds).toBe(15);
    expect(QUICK_CLASH.custom).toBe(false);
  });

  it('says twelve minutes of speech, half of it for each side', () => {
    expect(speakingSeconds(QUICK_CLASH)).toBe(12 * 60);
    const alone = (seatId: string) =>
      QUICK_CLASH.steps
        .filter(({ seatIds }) => seatIds.length === 1 && seatIds[0] === seatId)
        .reduce((sum, { seconds }) => sum + seconds, 0);
    expect(alone('for-1')).toBe(alone('against-1'));
  });
});

describe.each([...FORMATS])('the preset %s', (id, format) => {
  it('is a whole format: it names its source, and every step belongs to a seat that it has', () => {
    expect(formatSchema.parse(format)).toEqual(format);
    expect(format.id).toBe(id);
    expect(format.source).not.toBe('');
    const seatIds = format.seats.map((seat) => seat.id);
    for (const step of format.steps) {
      expect(step.seatIds.length).toBeGreaterThan(0);
      expect(seatIds).toEqual(expect.arrayContaining(step.seatIds));
    }
  });

  it('has no two steps and no two seats of one name', () => {
    for (const parts of [format.steps, format.seats]) {
      expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
    }
    expect(format.steps.map((step) => step.id)).not.toContain('preparation');
  });

  it('keeps to the lengths that a host may set', () => {
    for (const { seconds } of format.steps) {
      expect(seconds).toBeGreaterThanOrEqual(LIMITS.stepMinSeconds);
      expect(seconds).toBeLessThanOrEqual(LIMITS.stepMaxSeconds);
    }
  });
});

describe('a host’s own lengths', () => {
  it('change the steps they name, and the room says "custom"', () => {
    const format = withLengths(QUICK_CLASH, { 'cross-examination': 60 });
    expect(format.steps.map(({ seconds }) => seconds)).toEqual([120, 120, 60, 120, 120]);
    expect(format.custom).toBe(true);
  });

  it('change the preparation, down to none', () => {
    expect(withLengths(QUICK_CLASH, { preparation: 0 })).toMatchObject({
      preparationSeconds: 0,
      custom: true,
    });
  });

  it('that repeat the preset are not custom', () => {
    expect(withLengths(QUICK_CLASH, { preparation: 120, 'opening-for': 120 })).toEqual(QUICK_CLASH);
    expect(withLengths(QUICK_CLASH, {})).toEqual(QUICK_CLASH);
  });

  it('for steps that the format has not change nothing', () => {
    expect(withLengths(QUICK_CLASH, { encore: 600, constructor: 600 })).toEqual(QUICK_CLASH);
  });

  it('never change the preset itself', () => {
    const before = structuredClone(QUICK_CLASH);
    withLengths(QUICK_CLASH, { 'opening-for': 30, preparation: 5 });
    expect(QUICK_CLASH).toEqual(before);
  });
});

describe('the character allowance', () => {
  it('is fifteen characters for each second of the step', () => {
    expect(QUICK_CLASH.steps.map(characterAllowance)).toEqual([1_800, 1_800, 3_600, 1_800, 1_800]);
    const [opening] = withLengths(QUICK_CLASH, { 'opening-for': 10 }).steps;
    expect(characterAllowance(opening!)).toBe(150);
  });
});

describe('the seats of a format', () => {
  it('are found by their id, and by nothing else', () => {
    expect(seatOf(QUICK_CLASH, 'for-1')?.side).toBe('for');
    expect(seatOf(QUICK_CLASH, 'For')).toBeUndefined();
    expect(seatOf(QUICK_CLASH, 'constructor')).toBeUndefined();
  });
});
