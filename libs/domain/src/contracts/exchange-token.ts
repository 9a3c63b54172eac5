import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { privateText } from './public-text.ts';

/** Larger than any real token; a longer one is refused unread. */
export const TOKEN_MAX_LENGTH = 8_192;

export const exchangeTokenInput = z.object({
  token: privateText(
    'a token: checked, never stored or shown',
    z
      .string()
      .check(
        z.minLength(1, { error: () => m.tokenEmpty() }),
        z.maxLength(TOKEN_MAX_LENGTH, { error: () => m.tokenTooLong() }),
      ),
  ),
});
export type ExchangeTokenInput = z.infer<typeof exchangeTokenInput>;

/** The answer of `exchangeToken`: a Firebase custom token for the same person. */
export const exchangeTokenOutput = z.object({ firebaseToken: z.string() });
export type ExchangeTokenOutput = z.infer<typeof exchangeTokenOutput>;
