import type { Page } from '@playwright/test';
import { dayOf, EMPTY_SHARD, type FaultDay, type Health, type OperationsOutput } from '@rostrum/domain';
import { press, settled, signInAgain, type Screen } from './screen.ts';

const DAY_MS = 86_400_000;
const LOST = { timedOut: 4, rateLimited: 2, badAnswer: 1 };
const PRICES = { input: 300_000, cached: 30_000, output: 2_500_000 };
const LIMITS = {
  room: { tokens: 200_000, costMicros: 250_000 },
  person: { tokens: 100_000, costMicros: 150_000 },
  day: { tokens: 5_000_000, costMicros: 1_000_000 },
};

/** A day with an error in two browsers, and a page that never started. */
function faultDay(atMs: number): FaultDay {
  const [build, lastAtMs] = ['Qm3kTz0a', atMs - 3_600_000];
  const frames = ['assets/room-page-Dt7vAz12.js:1:20480'];
  const error = { kind: 'error' as const, what: 'TypeError:nothing-there', route: '/app/room/:id', frames };
  const boot = { kind: 'boot' as const, what: 'Error:file-missing', route: '/faq', frames: [] };
  return {
    day: dayOf(atMs),
    reports: 12,
    faults: [
      { ...error, build, browser: 'Firefox 150', count: 8, lastAtMs },
      { ...error, build, browser: 'Safari 20', count: 3, lastAtMs },
      { ...boot, build, browser: 'Chrome 148', count: 1, lastAtMs },
    ],
  };
}

/** A service that runs well, with one fault of the last hours. */
function healthAt(atMs: number): Health {
  const fault = { of: 'rooms', what: 'Error:14', place: 'index.js:20480:11', count: 2 };
  return {
    databaseMs: 14,
    lastRuns: { roomSweeper: atMs - 190_000, roomClock: atMs - 12_000, fileSweeper: atMs - 500_000 },
    waitingSinceMs: { room: null, opponent: atMs - 40_000, houseCase: atMs - 9_000_000, erasure: null },
    rooms: { live: 4, open: 7, lastDay: 61 },
    signInsToday: 212,
    serverFaults: [
      {
        day: dayOf(atMs),
        total: 2,
        faults: [{ ...fault, lastAtMs: atMs - 5_400_000, ids: ['3f9a1c0e', 'b7720d54'] }],
      },
    ],
  };
}

/** Two weeks of a model at work: quiet at first, then as the days of a week go. */
function figures(atMs: number): OperationsOutput {
  const calls = [1_240, 2_980, 2_410, 640, 3_900, 2_050, 1_870, 1_420, 2_260, 310, 120, 0, 0, 0];
  const days = calls.map((count, ago) => ({
    ...EMPTY_SHARD,
    day: dayOf(atMs - ago * DAY_MS),
    ...(count > 0 && {
      inputTokens: count * 640,
      cachedTokens: count * 210,
      outputTokens: count * 22,
      costMicros: Math.round(count * 72.8),
      calls: { classify: count - 20, write: 12, summary: 8 },
      waits: { '500': count - 40, '1500': 40 },
      failures: ago % 3 === 0 ? LOST : { timedOut: 2 },
    }),
  }));
  const model = {
    provider: 'google',
    name: 'gemini-3.5-flash-lite',
    prices: PRICES,
    budgets: LIMITS,
  } as const;
  const health = healthAt(atMs);
  return {
    health,
    model,
    problem: null,
    breaker: null,
    days,
    faults: [faultDay(atMs)],
    spendingBudget: 10_000_000,
    atMs,
  };
}

/** Opens the page as a deployment with a model would answer it: the stack of the pictures has none. */
const answered = (change: Partial<OperationsOutput>) => async (page: Page) => {
  await signInAgain(page, { operator: true });
  await page.route('**/operations', (route) => {
    const request = route.request();
    const isLook = request.method() === 'POST' && !(request.postData() ?? '').includes('"command"');
    return isLook
      ? route.fulfill({ json: { result: { ...figures(Date.now()), ...change } } })
      : route.continue();
  });
  await page.goto('/app/operations');
  await settled(page);
  await page.getByRole('heading', { name: 'Operations' }).waitFor();
};

const noDays = (): Partial<OperationsOutput> => ({
  model: null,
  days: figures(Date.now()).days.map(({ day }) => ({ ...EMPTY_SHARD, day })),
});

export const OPERATIONS: readonly Screen[] = [
  { name: 'operations', who: 'fay', act: answered({}) },
  { name: 'operations-no-model', who: 'fay', act: answered(noDays()) },
  {
    name: 'operations-breaker-open',
    who: 'fay',
    act: (page) => {
      const now = Date.now();
      return answered({ breaker: { state: 'open', sinceMs: now - 10_000, retryAtMs: now + 20_000 } })(page);
    },
  },
  {
    name: 'operations-failed',
    who: 'fay',
    isRefused: true,
    act: async (page) => {
      await signInAgain(page, { operator: true });
      await page.route('**/operations', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { error: { status: 'UNAVAILABLE', message: 'down' } } })
          : route.continue(),
      );
      await page.goto('/app/operations');
      await press('Try again')(page);
    },
  },
];
