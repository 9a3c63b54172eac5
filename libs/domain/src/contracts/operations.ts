import * as z from 'zod/mini';
import { healthSchema } from './health.ts';
import { faultDaySchema } from '../browser-faults/documents.ts';
import { modelBreakerSchema, modelProviderSchema, modelShardSchema } from '../documents/model-usage.ts';

/** Days that the operator's page covers. */
export const OPERATIONS_DAYS = 14;

/** Tokens and money that may be spent in a day; millionths of a US dollar. */
export const modelLimitSchema = z.object({ tokens: z.number(), costMicros: z.number() });
export type ModelLimit = z.infer<typeof modelLimitSchema>;

/** The model of a deployment as an operator sees it: no key, and no address. */
export const modelOverviewSchema = z.object({
  provider: modelProviderSchema,
  name: z.string(),
  /** Millionths of a US dollar for a million tokens. */
  prices: z.object({ input: z.number(), cached: z.number(), output: z.number() }),
  budgets: z.object({ room: modelLimitSchema, person: modelLimitSchema, day: modelLimitSchema }),
});
export type ModelOverview = z.infer<typeof modelOverviewSchema>;

/** The answer of the callable `operations` to an operator; for everybody else it does not exist. */
export const operationsOutput = z.object({
  health: healthSchema,
  /** Null if no model is configured and the embedded moderator works alone. */
  model: z.nullable(modelOverviewSchema),
  /** The problem with the model's settings, which disables the model; null without a problem. */
  problem: z.nullable(z.string()),
  /** Null if the breaker has never changed. */
  breaker: z.nullable(modelBreakerSchema),
  /** What may be spent in a day, in millionths of a US dollar, before all optional work stops. */
  spendingBudget: z.number(),
  /** The last days in UTC, newest first, with the totals of each day. */
  days: z.array(z.object({ day: z.string(), ...modelShardSchema.shape })),
  /** What browsers reported on the last days with a report, newest first. */
  faults: z.array(faultDaySchema),
  atMs: z.number(),
});
export type OperationsOutput = z.infer<typeof operationsOutput>;
export type ModelDay = OperationsOutput['days'][number];
