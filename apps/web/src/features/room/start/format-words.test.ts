import { FORMATS, QUICK_CLASH, withPace, type Format } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { durationWords, extrasOf, seatWords } from './format-words.ts';

const format = (id: string): Format => FORMATS.get(id) ?? QUICK_CLASH;

describe('a format in words', () => {
  it.each([
    ['quick-clash', '1 against 1', '12 min'],
    ['lincoln-douglas', '1 against 1', '32 min'],
    ['public-forum', '2 against 2', '35 min'],
    ['policy', '2 against 2', '64 min'],
    ['world-schools', '3 against 3', '56 min'],
    ['british-parliamentary', '4 teams of 2', '56 min'],
    ['oxford', '2 against 2', '53 min'],
    ['open-floor', '1 against 1', '32 min'],
  ])('%s has its seats and its time', (id, seats, duration) => {
    expect([seatWords(format(id)), durationWords(format(id))]).toEqual([seats, duration]);
  });

  it('describes the special rules besides the steps', () => {
    expect(extrasOf(format('public-forum'))).toEqual([
      'Each side has 3 min of preparation to use before its speeches.',
      'A coin decides which side chooses its bench or the order.',
    ]);
    expect(extrasOf(format('oxford'))).toEqual([
      'Everyone who raises a hand gets a turn.',
      'The audience votes before and after.',
    ]);
  });

  it('has days instead of minutes by correspondence, and no clock to prepare by', () => {
    const slow = withPace(format('public-forum'), 'correspondence');
    expect(durationWords(slow)).toBe('11 steps, a day each');
    expect(extrasOf(slow)).toEqual([]);
  });
});
