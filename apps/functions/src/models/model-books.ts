import {
  keptMs,
  EMPTY_SHARD,
  MODEL_BREAKER_PATH,
  MODEL_DAY_SHARDS,
  dayOf,
  modelBudgetPath,
  modelShardPath,
  modelShardSchema,
  NOTHING_SERVED,
  spendingOf,
  spentSchema,
  spentShare,
  stoppedAt,
  waitOf,
  type ModelBreaker,
  type ModelCall,
  type ModelFailure,
  type ModelLimit,
  type ModelShard,
  type Served,
  type Spent,
} from '@rostrum/domain';
import { NOTHING_SPENT, spentTogether, staysWithin } from '@rostrum/moderator/language-model';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';
import { readIfReadable, readStored } from '../unreadable/read-stored.ts';

/** The accounts that a call is charged to; either the room or the person may be missing. */
export type Account = { roomId: string | null; uid: string | null };

/** The share of the day's budget from which the operator is warned. */
const NEARLY = 0.8;

/** What calls may cost, and what the whole day may cost before no model is asked, in millionths of a US dollar. */
type Budgets = Record<'room' | 'person' | 'day', ModelLimit> & { spending: number };

/** How long a day's cached total is valid. */
const SUM_FRESH_MS = 15_000;

/** The cost of model calls by day, room and person. The only reader and writer of these documents. */
export class ModelBooks {
  readonly #db: Firestore;
  readonly #budgets: Budgets;
  #warnedOn = '';
  #sum: { day: string; atMs: number; spent: ModelShard } | undefined;

  constructor(db: Firestore, budgets: Budgets) {
    this.#db = db;
    this.#budgets = budgets;
  }

  /** Reserves the maximum cost of a call. Returns false and reserves nothing if a budget is too small. */
  async setAside(account: Account, most: Spent, atMs: number): Promise<boolean> {
    const day = await this.#spentToday(atMs);
    if (!staysWithin(day, most, this.#budgets.day)) return false;
    const share = spentShare(spendingOf(day), this.#budgets.spending);
    if (stoppedAt(share).includes('models')) return false;
    const limits = accountsOf(account, dayOf(atMs)).map(({ path, kind }) => ({
      ref: this.#db.doc(path),
      limit: this.#budgets[kind],
    }));
    if (limits.length === 0) return true;
    return this.#db.runTransaction(async (tx) => {
      const found = await tx.getAll(...limits.map(({ ref }) => ref));
      const spent = found.map((one) => readStored(spentSchema, one) ?? NOTHING_SPENT);
      if (!limits.every(({ limit }, at) => staysWithin(spent[at] ?? NOTHING_SPENT, most, limit)))
        return false;
      for (const { ref } of limits)
        tx.set(ref, { ...increments(most), expiresAt: expiry(atMs) }, { merge: true });
      return true;
    });
  }

  /**
   * Replaces the reserved cost of a call by its real cost, and counts it for its day.
   * @param atMs when the cost was reserved, because the accounts of that day hold it
   */
  async settle(
    account: Account,
    {
      call,
      most,
      spent,
      failure,
      tookMs,
    }: { call: ModelCall; most: Spent; spent: Spent; failure: ModelFailure | null; tookMs: number },
    atMs: number,
  ): Promise<void> {
    const day = dayOf(atMs);
    const batch = this.#db.batch();
    const difference: Spent = {
      inputTokens: spent.inputTokens - most.inputTokens,
      cachedTokens: spent.cachedTokens - most.cachedTokens,
      outputTokens: spent.outputTokens - most.outputTokens,
      costMicros: spent.costMicros - most.costMicros,
    };
    for (const { path } of accountsOf(account, day)) {
      batch.set(this.#db.doc(path), { ...increments(difference), expiresAt: expiry(atMs) }, { merge: true });
    }
    const counted = {
      ...increments(spent),
      calls: { [call]: FieldValue.increment(1) },
      waits: { [waitOf(tookMs)]: FieldValue.increment(1) },
      ...(failure && { failures: { [failure]: FieldValue.increment(1) } }),
    };
    batch.set(anyShard(this.#db, day), counted, { merge: true });
    await batch.commit();
    if (this.#sum?.day === day)
      this.#sum = { ...this.#sum, spent: { ...this.#sum.spent, ...spentTogether(this.#sum.spent, spent) } };
  }

  /** Counts a call that was not made. */
  async countUnmade(failure: 'budgetSpent' | 'breakerOpen', atMs: number): Promise<void> {
    const counted = { failures: { [failure]: FieldValue.increment(1) } };
    await anyShard(this.#db, dayOf(atMs)).set(counted, { merge: true });
  }

  async noteBreaker(breaker: ModelBreaker): Promise<void> {
    await this.#db.doc(MODEL_BREAKER_PATH).set(breaker);
  }

  async #spentToday(atMs: number): Promise<ModelShard> {
    const day = dayOf(atMs);
    if (this.#sum?.day === day && atMs - this.#sum.atMs < SUM_FRESH_MS) return this.#sum.spent;
    const [total] = await readModelDays(this.#db, [day]);
    this.#sum = { day, atMs, spent: total ?? EMPTY_SHARD };
    this.#warn(day, this.#sum.spent);
    return this.#sum.spent;
  }

  /** Tells the log once a day, in each instance, that little of the budget is left. */
  #warn(day: string, spent: Spent): void {
    const isNearlySpent = !staysWithin(spent, NOTHING_SPENT, shareOf(this.#budgets.day));
    if (!isNearlySpent || this.#warnedOn === day) return;
    this.#warnedOn = day;
    log('budgetNearlySpent', { day });
  }
}

function anyShard(db: Firestore, day: string) {
  return db.doc(modelShardPath(day, Math.floor(Math.random() * MODEL_DAY_SHARDS)));
}

const shareOf = ({ tokens, costMicros }: ModelLimit): ModelLimit => ({
  tokens: tokens * NEARLY,
  costMicros: costMicros * NEARLY,
});

/** The totals of the given days, in the given order. */
export async function readModelDays(db: Firestore, days: readonly string[]): Promise<ModelShard[]> {
  const shards = Array.from({ length: MODEL_DAY_SHARDS }, (_, shard) => shard);
  const refs = days.flatMap((day) => shards.map((shard) => db.doc(modelShardPath(day, shard))));
  const found = refs.length > 0 ? await db.getAll(...refs) : [];
  const parts = found.map((one) => readIfReadable(modelShardSchema, one) ?? EMPTY_SHARD);
  return days.map((_, at) =>
    parts.slice(at * MODEL_DAY_SHARDS, (at + 1) * MODEL_DAY_SHARDS).reduce(together, EMPTY_SHARD),
  );
}

/** Adds what an instance has done to its day. */
export async function addServed(db: Firestore, served: Served, atMs: number): Promise<void> {
  const counted = Object.entries(served).map(([kind, count]) => [kind, FieldValue.increment(count)]);
  await anyShard(db, dayOf(atMs)).set({ served: Object.fromEntries(counted) }, { merge: true });
}

function together(one: ModelShard, other: ModelShard): ModelShard {
  return {
    ...spentTogether(one, other),
    served: { ...NOTHING_SERVED, ...summed(one.served, other.served) },
    calls: summed(one.calls, other.calls),
    failures: summed(one.failures, other.failures),
    waits: summed(one.waits, other.waits),
  };
}

function summed<Key extends string>(
  one: Partial<Record<Key, number>>,
  other: Partial<Record<Key, number>>,
): Partial<Record<Key, number>> {
  const sum = { ...one };
  for (const key in other) sum[key] = (sum[key] ?? 0) + (other[key] ?? 0);
  return sum;
}

function accountsOf({ roomId, uid }: Account, day: string) {
  return [
    ...(roomId === null ? [] : [{ kind: 'room' as const, path: modelBudgetPath(day, 'room', roomId) }]),
    ...(uid === null ? [] : [{ kind: 'person' as const, path: modelBudgetPath(day, 'person', uid) }]),
  ];
}

function increments({ inputTokens, cachedTokens, outputTokens, costMicros }: Spent) {
  return {
    inputTokens: FieldValue.increment(inputTokens),
    cachedTokens: FieldValue.increment(cachedTokens),
    outputTokens: FieldValue.increment(outputTokens),
    costMicros: FieldValue.increment(costMicros),
  };
}

function expiry(atMs: number): Timestamp {
  return Timestamp.fromMillis(atMs + keptMs('modelBudgets'));
}
