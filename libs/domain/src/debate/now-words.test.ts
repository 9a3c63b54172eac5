import { expect, it } from 'vitest';
import { aDebate } from '../testing/index.ts';
import { movedOnWords } from './now-words.ts';

it('a command for a past moment is answered with what runs now', () => {
  expect(movedOnWords(aDebate({ phase: 'live' }))).toBe(
    'The debate has moved on: “Opening, For” is under way. Try again if you still want to.',
  );
  expect(movedOnWords(aDebate({ phase: 'verdictVote' }))).toContain('the audience is voting');
});
