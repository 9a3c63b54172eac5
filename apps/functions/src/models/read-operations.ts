import {
  dayOf,
  MODEL_BREAKER_PATH,
  modelBreakerSchema,
  OPERATIONS_DAYS,
  type ModelOverview,
  type OperationsOutput,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { browserFaultDays } from '../browser-faults/fault-days.ts';
import { readHealth } from '../health/read-health.ts';
import { spendingBudget } from '../spending/spending-desk.ts';
import { readModelDays } from './model-books.ts';
import { readModelChoice, type ModelChoice } from './model-environment.ts';
import type { ModelSettings } from '@rostrum/moderator/language-model';
import { readIfReadable } from '../unreadable/read-stored.ts';

const DAY_MS = 86_400_000;

/** How the service is, the settings of the model without key and address, its breaker, and the last days, newest first. */
export async function readOperations(
  db: Firestore,
  atMs: number,
  { settings, problem }: ModelChoice = readModelChoice(),
): Promise<OperationsOutput> {
  const days = Array.from({ length: OPERATIONS_DAYS }, (_, ago) => dayOf(atMs - ago * DAY_MS));
  const [health, counted, faults, breaker] = await Promise.all([
    readHealth(db, days, atMs),
    readModelDays(db, days),
    browserFaultDays.read(db, days),
    db.doc(MODEL_BREAKER_PATH).get(),
  ]);
  return {
    health,
    model: settings && overviewOf(settings),
    problem,
    breaker: readIfReadable(modelBreakerSchema, breaker) ?? null,
    spendingBudget: spendingBudget(),
    days: counted.flatMap((sums, ago) => {
      const day = days[ago];
      return day === undefined ? [] : [{ day, ...sums }];
    }),
    faults,
    atMs,
  };
}

function overviewOf({ provider, name, prices, budgets }: ModelSettings): ModelOverview {
  return {
    provider,
    name,
    prices: {
      input: prices.inputMicrosPerMillion,
      cached: prices.cachedMicrosPerMillion,
      output: prices.outputMicrosPerMillion,
    },
    budgets,
  };
}
