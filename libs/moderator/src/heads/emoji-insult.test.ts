import { describe, expect, it } from 'vitest';
import { emojiInsult } from './emoji-insult.ts';

const NAMES = ['Cleo Lind', 'Ben Okafor'];

describe('an emoji as an insult', () => {
  it.each([
    '🤡 Cleo 🤡',
    'Cleo 🤡',
    '🤡🤡🤡 @Cleo',
    'You 🤡',
    'That figure is wrong. Ben 💩!',
    'Cleo is a 🤡',
    'Cleo is such a total 🤡, honestly.',
    'Ben, you are a 🐷.',
    'You’re a 🐒',
  ])('is found: %s', (text) => {
    const found = emojiInsult(text, NAMES);
    const [span] = found?.spans ?? [];
    expect(found?.isExplicit).toBe(true);
    expect(text.slice(span?.start, span?.end)).toMatch(/[🤡💩🐷🐒]/u);
  });

  it.each([
    '🤡',
    'I am such a 🤡, I forgot my own point.',
    'I felt like a 🤡 yesterday.',
    'My son dressed as a 🤡 and won a prize.',
    'Happy birthday Cleo 🐷',
    'Well done, Cleo 🎉',
    'Cleo 😂',
    'Cleo saw a 🐍 at the zoo.',
    'You are a star ⭐, Ben.',
    'Somebody called the minister a 🤡.',
    'Cleo, you are not a 🤡.',
    'Ben is a 👍',
  ])('is no insult about oneself, as a costume, in kindness or denied: %s', (text) => {
    expect(emojiInsult(text, NAMES)).toBeUndefined();
  });

  it('accuses nobody who is absent', () => {
    expect(emojiInsult('🤡 Cleo 🤡', [])).toBeUndefined();
  });

  it('takes no longer for a text without end', () => {
    const startedAt = performance.now();
    emojiInsult(`${'🤡 Cleo '.repeat(5_000)}x ${'you are a '.repeat(5_000)}`, NAMES);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
