import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { formatSchema, seatsOn, speakingSeconds } from '../format.ts';
import { capabilitiesOf, FORMATS } from './index.ts';

describe('a whole debate', () => {
  it.each([
    ['quick-clash', 12],
    ['lincoln-douglas', 32],
    ['public-forum', 35],
    ['policy', 64],
    ['world-schools', 56],
    ['british-parliamentary', 56],
    ['oxford', 53],
    ['open-floor', 32],
  ])('in the format %s lasts %i minutes, without the preparation', (id, minutes) => {
    expect(speakingSeconds(FORMATS.get(id)!)).toBe(minutes * 60);
  });
});

describe.each([...FORMATS])('the preset %s', (id, format) => {
  it('is a whole format under its own id, played live, with the lengths of its source', () => {
    expect(formatSchema.parse(format)).toEqual(format);
    expect(format).toMatchObject({ id, pace: 'live', custom: false });
  });

  it('names only its own seats, and lets only speakers of a step ask in it', () => {
    const seatIds = format.seats.map((seat) => seat.id);
    for (const step of format.steps) {
      expect(seatIds).toEqual(expect.arrayContaining(step.seatIds));
      expect(step.seatIds).toEqual(expect.arrayContaining(step.askingSeatIds));
    }
  });

  it('has benches of equal size, and unique names for steps and seats', () => {
    expect(seatsOn(format, 'for')).toHaveLength(seatsOn(format, 'against').length);
    for (const parts of [format.steps, format.seats]) {
      expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
      expect(new Set(parts.map((part) => part.name)).size).toBe(parts.length);
    }
  });

  it('has no step that a host could confuse with the preparation or the bank', () => {
    for (const step of format.steps) expect(['preparation', 'prepBank']).not.toContain(step.id);
  });

  it('keeps within the lengths that a host may set, with fifteen characters per second', () => {
    for (const { seconds, allowance } of format.steps) {
      expect(seconds).toBeGreaterThanOrEqual(LIMITS.stepMinSeconds);
      expect(seconds).toBeLessThanOrEqual(LIMITS.stepMaxSeconds);
      expect(allowance).toBe(seconds * 15);
    }
  });

  it('gives both benches equal time to speak alone', () => {
    const alone = (side: 'for' | 'against') => {
      const seatIds = new Set(seatsOn(format, side).map((seat) => seat.id));
      return format.steps
        .filter((step) => step.seatIds.length === 1 && step.seatIds.every((seatId) => seatIds.has(seatId)))
        .reduce((sum, { seconds }) => sum + seconds, 0);
    };
    expect(alone('for')).toBe(alone('against'));
  });
});

it('judges give points on the scale of the format’s league; other formats have none', () => {
  const scale = (id: string) => capabilitiesOf(id).speakerScale;
  expect(['british-parliamentary', 'world-schools', 'policy', 'oxford'].map(scale)).toEqual([
    'wudc',
    'wsdc',
    'us',
    null,
  ]);
});

it('only Oxford style lets the audience decide', () => {
  const decided = [...FORMATS.keys()].filter((id) => capabilitiesOf(id).winsBySwing);
  expect(decided).toEqual(['oxford']);
});

it('an unknown format offers nothing beyond its steps', () => {
  for (const id of ['retired', 'constructor'])
    expect(capabilitiesOf(id)).toEqual({ winsBySwing: false, speakerScale: null });
});
