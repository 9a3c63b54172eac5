import * as z from 'zod/mini';
import { between, ms } from '../bounds.ts';

/** The purposes of a language model. */
export const modelCallSchema = z.enum(['classify', 'write', 'topics', 'summary', 'judge', 'oppose']);
export type ModelCall = z.infer<typeof modelCallSchema>;

/** Why a call returned nothing; with `budgetSpent` and `breakerOpen` it was not made at all. */
export const modelFailureSchema = z.enum([
  'timedOut',
  'rateLimited',
  'providerFault',
  'refusedByProvider',
  'connectionLost',
  'badAnswer',
  'budgetSpent',
  'breakerOpen',
]);
export type ModelFailure = z.infer<typeof modelFailureSchema>;

const count = between(0, Number.MAX_SAFE_INTEGER);

/** The cost of calls, in tokens and in millionths of a US dollar. */
export const spentSchema = z.object({ inputTokens: count, outputTokens: count, costMicros: count });
export type Spent = z.infer<typeof spentSchema>;

/** A day in UTC, such as `2026-11-20`. */
export const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);

/** Shards of a day's count, so that many simultaneous calls do not wait for one document. */
export const MODEL_DAY_SHARDS = 5;
const modelDayPath = (day: string) => `modelUsage/${day}`;
export const modelShardPath = (day: string, shard: number) => `${modelDayPath(day)}/shards/${shard}`;

/**
 * `modelUsage/{day}/shards/{0…4}`: a part of the totals of a day's calls; uncounted fields are absent. It contains no
 * words, no person and no room.
 */
export const modelShardSchema = z.object({
  inputTokens: z._default(count, 0),
  outputTokens: z._default(count, 0),
  costMicros: z._default(count, 0),
  /** The number of calls, by purpose. */
  calls: z._default(z.partialRecord(modelCallSchema, count), {}),
  failures: z._default(z.partialRecord(modelFailureSchema, count), {}),
});
export type ModelShard = z.infer<typeof modelShardSchema>;

export const EMPTY_SHARD: ModelShard = {
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  calls: {},
  failures: {},
};

/**
 * `modelBudgets/{day-room-id}`, `modelBudgets/{day-person-uid}`: the spending of one room or person; deleted by TTL
 * on `expiresAt`.
 */
export const modelBudgetPath = (day: string, kind: 'room' | 'person', id: string) =>
  `modelBudgets/${day}-${kind}-${encodeURIComponent(id)}`;

export const MODEL_BREAKER_PATH = 'modelUsage/breaker';

/** `closed`: calls are made. `open`: none until `retryAtMs`. `probing`: one call tests whether others may follow. */
const breakerStateSchema = z.enum(['closed', 'open', 'probing']);
export type BreakerState = z.infer<typeof breakerStateSchema>;

/** `modelUsage/breaker`: the state of the breaker that changed last, as reported by its instance. */
export const modelBreakerSchema = z.object({
  state: breakerStateSchema,
  sinceMs: ms,
  retryAtMs: z.nullable(ms),
});
export type ModelBreaker = z.infer<typeof modelBreakerSchema>;
