import { describe, expect, it } from 'vitest';
import { practiceWords, writerWords } from './practice-words.ts';

describe('the words about a practice debate', () => {
  it.each([
    ['bank', 'our case file on this motion'],
    ['topic', 'the arguments that the topic’s author wrote'],
    ['general', 'general patterns, as no one had written a case for this motion'],
  ] as const)('name where a case from %s comes from', (from, words) => {
    expect(practiceWords({ level: 'fair', opponentSide: 'for', from })).toContain(
      `It argues from ${words} and`,
    );
  });

  it('say who worded a message, and that a model failed', () => {
    expect(writerWords({ writtenBy: 'embedded' })).toBe('worded by the embedded engine');
    expect(writerWords({ writtenBy: 'embeddedInstead' })).toBe(
      'worded by the embedded engine, because the language model failed',
    );
    expect(writerWords({})).toBeUndefined();
  });
});
