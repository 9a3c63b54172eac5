import { describe, expect, it } from 'vitest';
import { nextMoment, playOn, previousMoment, REPLAY_SPEEDS } from './play-on.ts';

const moments = [0, 1_000, 60_000];

describe('playback', () => {
  it.each(REPLAY_SPEEDS)('runs %i times as fast as the debate', (speed) => {
    expect(playOn({ moments, speed, skipsPauses: false }, 5_000, 100)).toBe(5_000 + 100 * speed);
  });

  it('skips a pause once people had time to read, to a second before the next event', () => {
    const playing = { moments, speed: 1, skipsPauses: true } as const;
    expect(playOn(playing, 1_000, 1_999)).toBe(2_999);
    expect(playOn(playing, 2_900, 100)).toBe(59_000);
    expect(playOn(playing, 59_000, 100)).toBe(59_100);
  });

  it('never skips an event', () => {
    let atMs = 0;
    const seen: number[] = [];
    for (let tick = 0; tick < 200; tick += 1) {
      const reached = playOn({ moments, speed: 5, skipsPauses: true }, atMs, 100);
      seen.push(...moments.filter((moment) => moment > atMs && moment <= reached));
      expect(reached).toBeGreaterThan(atMs);
      atMs = reached;
    }
    expect(seen).toEqual([1_000, 60_000]);
  });

  it('leaves the same time to read at every speed', () => {
    const playing = { moments: [0, 3_600_000], speed: 60, skipsPauses: true } as const;
    expect(playOn(playing, 0, 1_999)).toBe(119_940);
    expect(playOn(playing, 119_940, 10)).toBe(3_540_000);
  });

  it('continues as usual if nothing follows', () => {
    expect(playOn({ moments, speed: 1, skipsPauses: true }, 70_000, 100)).toBe(70_100);
  });
});

describe('jumping', () => {
  it('goes to the next moment or the previous one', () => {
    expect(nextMoment(moments, 0)).toBe(1_000);
    expect(nextMoment(moments, 60_000)).toBeUndefined();
    expect(previousMoment(moments, 60_000)).toBe(1_000);
    expect(previousMoment(moments, 0)).toBeUndefined();
  });
});
