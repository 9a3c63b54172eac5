import * as m from '@rostrum/words/contracts';
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
    z.pipe(
      z.string().check(z.maxLength(20_000, { error: () => m.motionFarTooLong() })),
      z.transform(tidyTitle),
    ),
    z.string().check(
      z.refine(hasWords, { error: () => m.motionMissing() }),
      z.refine((text) => countCharacters(text) >= LIMITS.motionMinLength, {
        error: () => m.motionTooShort({ least: LIMITS.motionMinLength }),
      }),
      atMost(LIMITS.motionMaxLength, () => m.motionTooLong({ most: LIMITS.motionMaxLength })),
    ),
  ),
);
