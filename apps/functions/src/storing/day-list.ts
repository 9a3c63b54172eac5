import { dayOf, keptMs } from '@rostrum/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** A list of what happened, with one document per day. */
type DayListParts<Schema extends z.core.$ZodType<object>, Met> = {
  collection: Parameters<typeof keptMs>[0];
  schema: Schema;
  pathOf: (day: string) => string;
  emptyOf: (day: string) => z.output<Schema>;
  /** A day's list with more. */
  withMore: (before: z.output<Schema>, met: readonly Met[], atMs: number) => z.output<Schema>;
};

export type DayList<Day, Met> = {
  add: (db: Firestore, met: readonly Met[], atMs: number) => Promise<void>;
  /** Those of the given days on which something happened. */
  read: (db: Firestore, days: readonly string[]) => Promise<Day[]>;
};

export function dayListOf<Schema extends z.core.$ZodType<object>, Met>({
  collection,
  schema,
  pathOf,
  emptyOf,
  withMore,
}: DayListParts<Schema, Met>): DayList<z.output<Schema>, Met> {
  return {
    async add(db, met, atMs) {
      const day = dayOf(atMs);
      const ref = db.doc(pathOf(day));
      await db.runTransaction(async (tx) => {
        const before = readIfReadable(schema, await tx.get(ref)) ?? emptyOf(day);
        const expiresAt = Timestamp.fromMillis(atMs + keptMs(collection));
        tx.set(ref, { ...withMore(before, met, atMs), expiresAt });
      });
    },
    async read(db, days) {
      const found = await db.getAll(...days.map((day) => db.doc(pathOf(day))));
      return found.flatMap((one) => readIfReadable(schema, one) ?? []);
    },
  };
}

type Counted = { count: number; lastAtMs: number };

/** Counts again what is known, by its key. What is new and beyond the list's room is left out. */
export function countAlike<Kept extends Counted, Met>(
  before: readonly Kept[],
  met: readonly Met[],
  rules: {
    most: number;
    atMs: number;
    keyOf: (one: Kept | Met) => string;
    join: (one: Met, known: Kept | undefined, counted: Counted) => Kept;
  },
): Kept[] {
  const { most, atMs, keyOf, join } = rules;
  const list = new Map(before.map((one) => [keyOf(one), one]));
  for (const one of met) {
    const key = keyOf(one);
    const known = list.get(key);
    if (!known && list.size >= most) continue;
    list.set(key, join(one, known, { count: (known?.count ?? 0) + 1, lastAtMs: atMs }));
  }
  return [...list.values()];
}
