import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { countCharacters, hasWords } from '../text.ts';
import { tidyTitle } from '../title.ts';
import { atMost } from './text-of.ts';
import { publicText } from './public-text.ts';

/** A motion: one line, 10 to 300 characters, with words in it. Tidied before it is checked. */
export const motionSchema = publicText(
  'motion',
  z.pipe(
    z.pipe(z.string().check(z.maxLength(20_000, 'The motion is far too long')), z.transform(tidyTitle)),
    z.string().check(
      z.refine(hasWords, 'Write the motion in words'),
      z.refine(
        (text) => countCharacters(text) >= LIMITS.motionMinLength,
        `Write at least ${LIMITS.motionMinLength} characters`,
      ),
      atMost(LIMITS.motionMaxLength, `Keep the motion to ${LIMITS.motionMaxLength} characters`),
    ),
  ),
);
