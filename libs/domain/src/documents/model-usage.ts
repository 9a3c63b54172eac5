import * as z from 'zod/mini';
import { between, ms } from '../bounds.ts';
import { waitSchema } from './model-waits.ts';

/** The purposes of a language model. */
export const modelCallSchema = z.enum(['classify', 'write', 'topics', 'summary', 'judge', 'oppose']);
export type ModelCall = z.infer<typeof modelCallSchema>;

/** Who did a piece of work: `embeddedInstead` is the embedded engine, because a language model was asked for it and failed. */
export const workedBySchema = z.enum(['embedded', 'model', 'embeddedInstead']);
export type WorkedBy = z.infer<typeof workedBySchema>;

/** The providers of language models: each is a row of the table in `libs/moderator/src/language-model/providers.ts`. */
export const modelProviderSchema = z.enum(['google', 'openai', 'anthropic', 'openai-compatible']);
export type ModelProvider = z.infer<typeof modelProviderSchema>;

/**
 * Why a call returned nothing. `malformed`: not the JSON that was asked for. `badAnswer`: its content failed our checks. With
 * `budgetSpent` and `breakerOpen` the call was not made.
 */
export const modelFailureSchema = z.enum([
  'timedOut',
  'rateLimited',
  'providerFault',
  'connectionLost',
  'keyRefused',
  'refusedByProvider',
  'refusedByModel',
  'malformed',
  'badAnswer',
  'budgetSpent',
  'breakerOpen',
]);
export type ModelFailure = z.infer<typeof modelFailureSchema>;

const count = between(0, Number.MAX_SAFE_INTEGER);

/** The cost of calls, in tokens and in millionths of a US dollar. `cachedTokens` are a part of `inputTokens`. */
export const spentSchema = z.object({
  inputTokens: count,
  cachedTokens: z._default(count, 0),
  outputTokens: count,
  costMicros: count,
});
export type Spent = z.infer<typeof spentSchema>;

/**
 * What the server did: calls of functions, and documents read, written and deleted. `openReads`: documents read for other programs and
 * pages, where no browser of ours works on.
 */
const servedSchema = z.object({
  calls: z._default(count, 0),
  reads: z._default(count, 0),
  writes: z._default(count, 0),
  deletes: z._default(count, 0),
  openReads: z._default(count, 0),
});
export type Served = z.infer<typeof servedSchema>;
export const NOTHING_SERVED: Served = { calls: 0, reads: 0, writes: 0, deletes: 0, openReads: 0 };

/** A day in UTC, such as `2026-11-20`. */
export const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);

/** Shards of a day's count, so that many simultaneous calls do not wait for one document. */
export const MODEL_DAY_SHARDS = 5;
const modelDayPath = (day: string) => `modelUsage/${day}`;
export const modelShardPath = (day: string, shard: number) => `${modelDayPath(day)}/shards/${shard}`;

/**
 * `modelUsage/{day}/shards/{0…4}`: a part of the totals of a day: calls of models, and the server's own work; uncounted fields are
 * absent. It contains no words, no person and no room.
 */
export const modelShardSchema = z.object({
  inputTokens: z._default(count, 0),
  cachedTokens: z._default(count, 0),
  outputTokens: z._default(count, 0),
  costMicros: z._default(count, 0),
  /** The number of calls, by purpose. */
  calls: z._default(z.partialRecord(modelCallSchema, count), {}),
  failures: z._default(z.partialRecord(modelFailureSchema, count), {}),
  /** The number of calls that were made, by how long they took. */
  waits: z._default(z.partialRecord(waitSchema, count), {}),
  /** Of all functions, without and with a model. */
  served: z._default(servedSchema, NOTHING_SERVED),
});
export type ModelShard = z.infer<typeof modelShardSchema>;

export const EMPTY_SHARD: ModelShard = {
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  calls: {},
  failures: {},
  waits: {},
  served: NOTHING_SERVED,
};

/**
 * `modelBudgets/{day-room-id}`, `modelBudgets/{day-person-uid}`: the spending of one room or person; deleted by TTL
 * on `expiresAt`.
 */
export const modelBudgetPath = (day: string, kind: 'room' | 'person', id: string) =>
  `modelBudgets/${day}-${kind}-${encodeURIComponent(id)}`;

export const MODEL_BREAKER_PATH = 'modelUsage/breaker';

/**
 * `closed`: calls are made. `waiting`: the provider asked for a pause until `retryAtMs`. `open`: no calls until `retryAtMs`, after
 * failures. `probing`: one call tests whether others may follow.
 */
const breakerStateSchema = z.enum(['closed', 'waiting', 'open', 'probing']);
export type BreakerState = z.infer<typeof breakerStateSchema>;

/** `modelUsage/breaker`: the state of the breaker that changed last, as reported by its instance. */
export const modelBreakerSchema = z.object({
  state: breakerStateSchema,
  sinceMs: ms,
  retryAtMs: z.nullable(ms),
});
export type ModelBreaker = z.infer<typeof modelBreakerSchema>;
