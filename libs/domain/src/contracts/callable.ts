import * as m from '@rostrum/words/refusals';

/** The region that every function runs in. */
export const FUNCTIONS_REGION = 'europe-west1';

/**
 * A callable's answer: a value, or a refusal with the sentence for the person. `atMs` is the server's clock, so
 * every answer corrects the client's clock. `untilMs` is the end of the refusal, if known. `field`: the place of
 * the words that the gate refused, such as "topic.terms.0.meaning".
 */
export type Answer<Value, Refusal extends string> =
  | { ok: true; value: Value; atMs: number }
  | { ok: false; refusal: Refusal; message: string; atMs: number; untilMs?: number; field?: string };

/** Every area refuses additions with this once the house has closed a debate. */
export const CLOSED_REFUSALS = {
  'room-closed': m.roomClosed,
} as const;

/** People who have not accepted the house rules may look around; each area refuses everything else with this. */
export const RULES_REFUSALS = {
  'rules-first': m.rulesFirst,
} as const;

/** The refusals that every area shares. The server adds how long to wait, and until when. */
export const ENTRANCE_REFUSALS = {
  'too-fast': m.tooFast,
  suspended: m.suspended,
} as const;
