import * as z from 'zod/mini';

/** The region that every function runs in. */
export const FUNCTIONS_REGION = 'europe-west1';

/** Chosen by the client for each thing it wants done; the same id twice does it once. */
export const commandIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'commandId has 8 to 64 letters, digits, - or _'));

/**
 * What a callable answers: a value, or a refusal with the sentence that the person reads.
 * `atMs` is the server's clock, so that every answer also sets the client's. `untilMs` is until when the refusal holds,
 * where that is known.
 */
export type Answer<Value, Refusal extends string> =
  | { ok: true; value: Value; atMs: number }
  | { ok: false; refusal: Refusal; message: string; atMs: number; untilMs?: number };

/** Whoever has not accepted the house rules may look around; each area refuses the rest by this. */
export const RULES_REFUSALS = {
  'rules-first': 'Accept the house rules first; it takes a minute. You find them under Welcome.',
} as const;
