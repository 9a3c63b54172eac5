import { ADA, aDebate, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { milestoneOf } from './milestone.ts';

const live = aDebate({ phase: 'live' });
const at = (seconds: number) => milestoneOf(live, NOON_MS + seconds * 1_000);

describe('what is said aloud of the time', () => {
  it('is each bell, once', () => {
    expect(at(59)).toBeUndefined();
    expect(at(60)?.text).toBe('One minute left.');
    expect(at(61)?.id).toBe(at(89)?.id);
    expect(at(90)?.text).toBe('Thirty seconds left.');
    expect(at(120)?.text).toBe('Time. 15 seconds to finish.');
  });

  it('has another id in every step', () => {
    const next = play(live, { type: 'yield', by: ADA });
    expect(milestoneOf(next, NOON_MS + 60_000)?.id).not.toBe(at(60)?.id);
  });

  it('has no bell that would ring at the start of a short step', () => {
    const format = { ...live.format, steps: live.format.steps.map((step) => ({ ...step, seconds: 30 })) };
    expect(milestoneOf(aDebate({ phase: 'live', format }), NOON_MS)).toBeUndefined();
  });

  it.each([
    ['readyCheck', 'All seats are taken'],
    ['prep', 'preparation has begun'],
    ['paused', 'paused'],
  ] as const)('in %s is that it began', (phase, words) => {
    expect(milestoneOf(aDebate({ phase }), NOON_MS)?.text).toContain(words);
  });

  it('is nothing where no time runs', () => {
    expect(milestoneOf(aDebate(), NOON_MS)).toBeUndefined();
  });
});
