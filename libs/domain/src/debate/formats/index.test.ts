import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { formatSchema, seatsOn, speakingSeconds, withPace, type Step } from '../format.ts';
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

describe('a whole debate of people who type', () => {
  it.each([
    ['quick-clash', 45],
    ['lincoln-douglas', 131],
    ['public-forum', 134.5],
    ['policy', 262],
    ['world-schools', 252],
    ['british-parliamentary', 252],
    ['oxford', 174],
    ['open-floor', 144],
  ])('in the format %s lasts %d minutes', (id, minutes) => {
    expect(speakingSeconds(withPace(FORMATS.get(id)!, 'written'))).toBe(minutes * 60);
  });
});

describe.each([...FORMATS])('the preset %s', (id, format) => {
  it('is a whole format under its own id, played live, with the lengths of its source', () => {
    expect(formatSchema.parse(format)).toEqual(format);
    expect(format).toMatchObject({ id, pace: 'spoken', custom: false });
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

  it('has a written pace: half minutes within a host’s lengths, and an allowance that people type in them', () => {
    const written = withPace(format, 'written');
    expect(formatSchema.parse(written)).toEqual(written);
    expect(written).toMatchObject({ id, pace: 'written', custom: false });
    const isVote = ({ kind }: Step) => kind === 'vote';
    expect(written.steps.filter(isVote)).toEqual(format.steps.filter(isVote));
    const spoken = format.steps.filter((step) => !isVote(step));
    for (const [index, { seconds, allowance, seatIds }] of written.steps
      .filter((step) => !isVote(step))
      .entries()) {
      expect(seconds % 30).toBe(0);
      expect(seconds).toBeLessThanOrEqual(LIMITS.stepMaxSeconds);
      expect(allowance).toBe((seconds / 60) * 200);
      const writers = spoken[index]!.turnSeconds === null ? Math.max(1, seatIds.length) : 1;
      // Rounding changes a step by a quarter of a minute: 50 characters for each person who writes.
      expect(Math.abs(allowance * writers - spoken[index]!.seconds * 15)).toBeLessThanOrEqual(50 * writers);
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
