import * as z from 'zod/mini';
import { countCharacters } from '../text.ts';

/** Texts longer than anybody types are refused unread; in UTF-16 units. */
const FAR_TOO_LONG = 20_000;

/** A text, tidied before it is checked, of at most `longest` code points; otherwise `complaint` says why not. */
export function textOf(tidy: (text: string) => string, longest: number, complaint: () => string) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(FAR_TOO_LONG, { error: complaint })), z.transform(tidy)),
    z.string().check(z.refine((text) => countCharacters(text) <= longest, { error: complaint })),
  );
}
