import { countCharacters, LIMITS } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { sharedMotionUrl } from './shared-motion.ts';

/** The motion in the form for a new debate; null if it opens without one. */
function motionOf(shared: Record<string, string>): string | null {
  const url = new URL(sharedMotionUrl(new URLSearchParams(shared)), 'https://rostrum.example');
  expect(url.pathname).toBe('/app/room');
  expect(url.searchParams.has('start')).toBe(true);
  return url.searchParams.get('motion');
}

test('a shared text is the draft of a motion, before the title of its page', () => {
  expect(motionOf({ text: 'Buses should be free', title: 'The Daily News' })).toBe('Buses should be free');
  expect(motionOf({ title: 'Should buses be free?' })).toBe('Should buses be free?');
});

test('links, quotation marks, line breaks and hidden marks are left out', () => {
  expect(motionOf({ text: '“Buses should\n be\u202e free”' })).toBe('Buses should be free');
  expect(motionOf({ text: 'Buses should be free https://news.example/a?b=c' })).toBe('Buses should be free');
  expect(motionOf({ text: 'https://news.example/a', title: 'Free buses' })).toBe('Free buses');
});

test('a long text is cut to the limit, between two words', () => {
  const motion = motionOf({ text: 'word '.repeat(200) });
  expect(countCharacters(motion ?? '')).toBeLessThanOrEqual(LIMITS.motionMaxLength);
  expect(motion).toMatch(/word$/);
});

test('nothing, or nothing with words, opens the empty form', () => {
  expect(motionOf({})).toBeNull();
  expect(motionOf({ text: '!!!', title: ' ', url: 'https://news.example' })).toBeNull();
});
