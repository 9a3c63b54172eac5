import { FORMATS, withPace, type Format } from '@rostrum/domain';
import { ADA, aDebate, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { clockOf, progressOf, turnClockOf } from './clock-of.ts';

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

  it('rings no one-minute bell in a step of a minute or less', () => {
    const format = { ...live.format, steps: live.format.steps.map((step) => ({ ...step, seconds: 60 })) };
    const short = aDebate({ phase: 'live', format });
    expect(clockOf(short, NOON_MS)?.state).toBe('running');
  });

  it('counts up in the grace, and no further than the grace', () => {
    expect(at(120)).toMatchObject({ leftMs: 0, state: 'grace' });
    expect(at(129)).toMatchObject({ leftMs: -9_000, state: 'grace' });
    expect(at(500)?.leftMs).toBe(-15_000);
  });

  it('never shows more than the whole step, even in a browser whose clock is behind', () => {
    expect(at(-600)?.leftMs).toBe(120_000);
  });

  it('stops while the debate is paused', () => {
    const paused = play(live, wait(20_000), { type: 'pause', by: ADA });
    expect(clockOf(paused, NOON_MS + 999_000)).toMatchObject({ leftMs: 100_000, state: 'paused' });
  });

  it('counts the preparation', () => {
    const prep = aDebate({ phase: 'prep' });
    expect(clockOf(prep, NOON_MS + 30_000)).toEqual({ leftMs: 90_000, totalMs: 120_000, state: 'prep' });
  });

  it.each(['lobby', 'readyCheck', 'debrief', 'archived', 'cancelled', 'abandoned'] as const)(
    'is not there in %s',
    (phase) => {
      expect(clockOf(aDebate({ phase }), NOON_MS)).toBeUndefined();
    },
  );
});

const formatOf = (id: string): Format => FORMATS.get(id)!;

describe('the clock of phases outside the steps', () => {
  it('counts the remaining bank of a side, out of the whole bank', () => {
    const format = formatOf('public-forum');
    const taken = play(aDebate({ phase: 'live', format }), { type: 'takePrep', by: ADA });
    expect(clockOf(taken, NOON_MS + 20_000)).toEqual({
      leftMs: 160_000,
      totalMs: 180_000,
      state: 'prep',
      label: 'For, from its prep time',
    });
  });

  it('counts the minute of the coin and that of the vote', () => {
    const coin = aDebate({ phase: 'coinFlip', format: formatOf('public-forum') });
    expect(clockOf(coin, NOON_MS + 10_000)).toMatchObject({ leftMs: 50_000, state: 'coin' });
    const vote = aDebate({ phase: 'verdictVote' });
    expect(clockOf(vote, NOON_MS + 10_000)).toMatchObject({ leftMs: 50_000, state: 'vote' });
  });
});

describe('the clock of a step that was extended', () => {
  it('is longer by every extension', () => {
    const extended = play(live, wait(60_000), { type: 'extend', by: ADA });
    expect(clockOf(extended, NOON_MS + 60_000)).toMatchObject({ leftMs: 120_000, totalMs: 180_000 });
  });

  it('shows the part in which points of information are open', () => {
    const format = formatOf('british-parliamentary');
    expect(clockOf(aDebate({ phase: 'live', format }), NOON_MS)?.open).toEqual({ from: 1 / 7, to: 6 / 7 });
    expect(at(0)?.open).toBeUndefined();
  });

  it('counts days by correspondence, with no last minute', () => {
    const format = withPace(formatOf('quick-clash'), 'correspondence');
    const slow = aDebate({ phase: 'live', format });
    const last = clockOf(slow, NOON_MS + 86_400_000 - 60_000);
    expect(last).toMatchObject({ leftMs: 60_000, totalMs: 86_400_000, state: 'running', slow: true });
  });

  it('has a separate clock for a turn from the queue', () => {
    const format = formatOf('open-floor');
    const turn = play(aDebate({ phase: 'live', format }), { type: 'raiseHand', by: ADA });
    expect(turnClockOf(turn, NOON_MS + 30_000)).toEqual({ uid: ADA, leftMs: 60_000, totalMs: 90_000 });
    expect(turnClockOf(live, NOON_MS)).toBeUndefined();
  });
});

describe('the progress of a step', () => {
  it('goes from zero to one and stays there in the grace', () => {
    expect([at(0), at(60), at(130)].map((clock) => clock && progressOf(clock))).toEqual([0, 0.5, 1]);
  });
});
