import * as z from 'zod/mini';

/** A stored time as the Firebase SDKs return it (a `Timestamp`) or a Date; reads back as a Date. */
export const timestampSchema = z.union([
  z.date(),
  z.pipe(
    z.custom<{ toDate(): Date }>(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        'toDate' in value &&
        typeof value.toDate === 'function',
    ),
    z.transform((value) => value.toDate()),
  ),
]);
