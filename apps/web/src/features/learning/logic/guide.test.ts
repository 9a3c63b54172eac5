import { FORMATS, QUICK_CLASH } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { guideOf, speakersOf } from './guide.ts';

describe('the guide', () => {
  it('explains every step of every format, with something to do', () => {
    for (const format of FORMATS.values()) {
      for (const index of format.steps.keys()) {
        expect(guideOf(format, index)?.purpose).toBeTruthy();
        expect(guideOf(format, index)?.tips.length).toBeGreaterThan(1);
      }
    }
  });

  it('gives the second speaker different advice from the first', () => {
    expect(guideOf(QUICK_CLASH, 0)).not.toEqual(guideOf(QUICK_CLASH, 1));
    expect(guideOf(QUICK_CLASH, 3)).not.toEqual(guideOf(QUICK_CLASH, 4));
  });

  it('names the speakers', () => {
    expect(speakersOf(QUICK_CLASH, ['for-1'])).toBe('For');
    expect(speakersOf(QUICK_CLASH, ['for-1', 'against-1'])).toBe('Both');
  });
});
