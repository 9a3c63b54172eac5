import { randomUUID } from 'node:crypto';
import { dayOf, modelBudgetPath, NOTHING_SERVED, type ModelLimit } from '@rostrum/domain';
import { NOTHING_SPENT, priced } from '@rostrum/moderator/language-model';
import { describe, expect, test } from 'vitest';
import { aPerson, call, emulatedDatabase, post } from '../testing/emulator.ts';
import { getAuth } from 'firebase-admin/auth';
import { exchangeCustomToken } from '../testing/emulator.ts';
import { addServed, ModelBooks, readModelDays } from './model-books.ts';
import { readOperations } from './read-operations.ts';

const PRICES = {
  inputMicrosPerMillion: 1_000_000,
  cachedMicrosPerMillion: 100_000,
  cacheWriteMicrosPerMillion: 1_000_000,
  outputMicrosPerMillion: 2_000_000,
};
const cost = (input: number, output: number, cached = 0) =>
  priced({ input, cached, cacheWrite: 0, output }, PRICES);
const MUCH: ModelLimit = { tokens: 1e9, costMicros: 1e9 };
const MOST = cost(800, 200);
type Budgets = ConstructorParameters<typeof ModelBooks>[1];
const books = (budgets: Partial<Budgets> = {}) =>
  new ModelBooks(emulatedDatabase(), { room: MUCH, person: MUCH, day: MUCH, spending: 1e12, ...budgets });

let days = 0;
/** A day that no other test counts in. */
const aDayMs = () => Date.UTC(2031, 0, 1 + (days += 1) * 20);

describe('the books of a model', () => {
  test('cover whatever fits into every budget, and nothing once one of them is spent', async () => {
    const [roomId, uid, atMs] = [randomUUID(), randomUUID(), aDayMs()];
    const strict = books({ room: { tokens: 2_500, costMicros: 1e9 } });
    expect(await strict.setAside({ roomId, uid }, MOST, atMs)).toBe(true);
    expect(await strict.setAside({ roomId, uid }, MOST, atMs)).toBe(true);
    expect(await strict.setAside({ roomId, uid }, MOST, atMs)).toBe(false);
    expect(await strict.setAside({ roomId: randomUUID(), uid }, MOST, atMs)).toBe(true);
    expect(await strict.setAside({ roomId, uid }, MOST, atMs + 86_400_000)).toBe(true);
  });

  test('cover only so many simultaneous calls', async () => {
    const [uid, atMs] = [randomUUID(), aDayMs()];
    const strict = books({ person: { tokens: 3_000, costMicros: 1e9 } });
    const asked = Array.from({ length: 6 }, () => strict.setAside({ roomId: null, uid }, MOST, atMs));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
  });

  test('record the real cost of a call instead of the reserved amount', async () => {
    const [roomId, atMs] = [randomUUID(), aDayMs()];
    const kept = books();
    await kept.setAside({ roomId, uid: null }, MOST, atMs);
    const spent = cost(300, 20, 100);
    await kept.settle(
      { roomId, uid: null },
      { call: 'classify', most: MOST, spent, failure: null, tookMs: 420 },
      atMs,
    );
    const budget = await emulatedDatabase()
      .doc(modelBudgetPath(dayOf(atMs), 'room', roomId))
      .get();
    expect(budget.data()).toMatchObject(spent);
  });

  test('add up a day over all parts of its count, with failures by kind', async () => {
    const atMs = aDayMs();
    const kept = books();
    const nobody = { roomId: null, uid: null };
    const spent = cost(100, 10);
    for (let index = 0; index < 12; index += 1) {
      await kept.settle(
        nobody,
        { call: 'classify', most: NOTHING_SPENT, spent, failure: null, tookMs: 420 },
        atMs,
      );
    }
    await kept.settle(
      nobody,
      { call: 'write', most: NOTHING_SPENT, spent: NOTHING_SPENT, failure: 'timedOut', tookMs: 3_000 },
      atMs,
    );
    await kept.countUnmade('budgetSpent', atMs);
    expect(await readModelDays(emulatedDatabase(), [dayOf(atMs)])).toEqual([
      {
        inputTokens: 1_200,
        cachedTokens: 0,
        outputTokens: 120,
        costMicros: 1_440,
        calls: { classify: 12, write: 1 },
        failures: { timedOut: 1, budgetSpent: 1 },
        waits: { '500': 12, '3000': 1 },
        served: NOTHING_SERVED,
      },
    ]);
  });

  test('cover nothing once the total budget of the day is spent', async () => {
    const atMs = aDayMs();
    const account = { roomId: null, uid: null };
    const spent = cost(900, 100);
    await books().settle(
      account,
      { call: 'judge', most: NOTHING_SPENT, spent, failure: null, tookMs: 900 },
      atMs,
    );
    expect(await books({ day: { tokens: 1_999, costMicros: 1e9 } }).setAside(account, MOST, atMs)).toBe(
      false,
    );
    expect(await books({ day: { tokens: 2_000, costMicros: 1e9 } }).setAside(account, MOST, atMs)).toBe(true);
  });

  test('cover nothing on a budget of nothing, or once the whole day’s spending comes close to its budget', async () => {
    const atMs = aDayMs();
    const account = { roomId: null, uid: null };
    expect(await books({ spending: 0 }).setAside(account, MOST, atMs)).toBe(false);
    expect(await books({ spending: 1_000_000 }).setAside(account, MOST, atMs)).toBe(true);
    await addServed(emulatedDatabase(), { ...NOTHING_SERVED, writes: 300_000 }, atMs);
    await addServed(emulatedDatabase(), { ...NOTHING_SERVED, writes: 200_000, reads: 7 }, atMs);
    const [day] = await readModelDays(emulatedDatabase(), [dayOf(atMs)]);
    expect(day?.served).toEqual({ calls: 0, reads: 7, writes: 500_000, deletes: 0, openReads: 0 });
    expect(await books({ spending: 1_000_000 }).setAside(account, MOST, atMs)).toBe(false);
    expect(await books({ spending: 10_000_000 }).setAside(account, MOST, atMs)).toBe(true);
  });
});

describe('an operator’s page', () => {
  test('shows fourteen days, newest first, and neither key nor address', async () => {
    const settings = {
      provider: 'openai-compatible' as const,
      name: 'a-model',
      baseUrl: 'https://models.example.org/v1',
      apiKey: 'a-secret',
      prices: PRICES,
      budgets: { room: MUCH, person: MUCH, day: MUCH },
    };
    const atMs = aDayMs();
    const seen = await readOperations(emulatedDatabase(), atMs, { settings, problem: null });
    expect(seen.days).toHaveLength(14);
    expect(seen.days[0]?.day).toBe(dayOf(atMs));
    expect(seen.model).toEqual({
      provider: 'openai-compatible',
      name: 'a-model',
      prices: { input: 1_000_000, cached: 100_000, output: 2_000_000 },
      budgets: settings.budgets,
    });
    expect(JSON.stringify(seen)).not.toMatch(/a-secret|example\.org/);
  });

  test('is nobody else’s: to them there is no such thing', async () => {
    const person = await aPerson('Ada Vale');
    expect((await call('operations', {}, person.idToken)).error).toMatchObject({ status: 'NOT_FOUND' });
    expect((await call('operations', {})).error).toMatchObject({ status: 'UNAUTHENTICATED' });
  });

  test('is an operator’s by the claim', async () => {
    const token = await getAuth().createCustomToken(randomUUID(), { operator: true });
    const idToken = await exchangeCustomToken(token);
    const { result } = (await post('operations', {}, { authorization: `Bearer ${idToken}` })) as {
      result: { model: unknown; days: unknown[] };
    };
    expect(result.model).toBeNull();
    expect(result.days).toHaveLength(14);
  });
});
