import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';

/** The number that a reporter quotes: `R-` and ten letters and digits that cannot be mistaken. */
export const receiptNumberSchema = z
  .string()
  .check(z.regex(/^R-[A-HJ-NP-Z2-9]{10}$/, { error: () => m.receiptNumberWrong() }));

/** The key that proves that a visitor sent a report: 128 bits, shown once together with its number. */
export const receiptSecretSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: () => m.receiptKeyWrong() }));
