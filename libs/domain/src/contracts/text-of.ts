import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { countCharacters, unitsBehind } from '../text.ts';

/** Texts longer than anybody types are refused unread; in UTF-16 units. */
const FAR_TOO_LONG = 20_000;

/** At most `longest` characters as people count them, and no more than can be stored behind that. */
export function atMost(longest: number, complaint: () => string) {
  return z.refine<string>((text) => !isLonger(text, longest), {
    error: ({ input }) =>
      typeof input === 'string' && countsAtMost(input, longest) ? m.tooManyMarks() : complaint(),
  });
}

/** A text has no more characters than UTF-16 units, so most need no count. */
const countsAtMost = (text: string, longest: number) =>
  text.length <= longest || countCharacters(text) <= longest;

const isLonger = (text: string, longest: number) =>
  text.length > unitsBehind(longest) || !countsAtMost(text, longest);

/** A text, tidied before it is checked, of at most `longest` characters. */
export function textOf(tidy: (text: string) => string, longest: number, complaint: () => string) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(FAR_TOO_LONG, { error: complaint })), z.transform(tidy)),
    z.string().check(atMost(longest, complaint)),
  );
}
