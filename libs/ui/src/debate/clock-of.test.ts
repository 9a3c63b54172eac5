import { ADA, aDebate, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { clockOf, progressOf } from './clock-of.ts';

const live = aDebate({ phase: 'live' });
const at = (seconds: number) => clockOf(live, NOON_MS + seconds * 1_000);

describe('the clock of a debate', () => {
  it('runs down from the length of the step', () => {
    expect(at(0)).toEqual({ leftMs: 120_000, totalMs: 120_000, state: 'running', label: 'Opening, For' });
    expect(at(31)).toMatchObject({ leftMs: 89_000, state: 'running' });
  });

  it('rings at one minute and turns bold for the last thirty seconds', () => {
    expect(at(60)?.state).toBe('bell');
    expect(at(62)?.state).toBe('running');
    expect(at(90)?.state).toBe('last');
  });

  it('rings no minute in a step that is no longer than one', () => {
    const format = { ...live.format, steps: live.format.steps.map((step) => ({ ...step, seconds: 60 })) };
    const short = aDebate({ phase: 'live', format });
    expect(clockOf(short, NOON_MS)?.state).toBe('running');
  });

  it('counts up in the grace, and no further than the grace', () => {
    expect(at(120)).toMatchObject({ leftMs: 0, state: 'grace' });
    expect(at(129)).toMatchObject({ leftMs: -9_000, state: 'grace' });
    expect(at(500)?.leftMs).toBe(-15_000);
  });

  it('never shows more than the whole step, even to a browser whose clock is behind', () => {
    expect(at(-600)?.leftMs).toBe(120_000);
  });

  it('stands still while the debate is paused', () => {
    const paused = play(live, wait(20_000), { type: 'pause', by: ADA });
    expect(clockOf(paused, NOON_MS + 999_000)).toMatchObject({ leftMs: 100_000, state: 'paused' });
  });

  it('counts the preparation', () => {
    const prep = aDebate({ phase: 'prep' });
    expect(clockOf(prep, NOON_MS + 30_000)).toEqual({ leftMs: 90_000, totalMs: 120_000, state: 'prep' });
  });

  it.each(['lobby', 'readyCheck', 'debrief', 'cancelled', 'abandoned'] as const)(
    'is not there in %s',
    (phase) => {
      expect(clockOf(aDebate({ phase }), NOON_MS)).toBeUndefined();
    },
  );
});

describe('the progress of a step', () => {
  it('goes from nought to one and stays there in the grace', () => {
    expect([at(0), at(60), at(130)].map((clock) => clock && progressOf(clock))).toEqual([0, 0.5, 1]);
  });
});
