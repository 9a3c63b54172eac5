import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CountedFault,
  type CountedServerFault,
  EMPTY_SHARD,
  type Health,
  modelFailureSchema,
  type OperationsOutput,
} from '@rostrum/domain';
import type { Operations } from '@rostrum/data';
import { renderPage } from '../../testing/render-page.tsx';
import { age, dollars, percent, roughly, seconds, shareOf } from './logic/amounts.ts';
import { OperationsPage } from './operations-page.tsx';

const told = vi.hoisted(() => ({ operations: undefined as unknown as Operations }));
vi.mock('@rostrum/data', () => ({
  useOperations: () => told.operations,
  useAllSuggestions: () => ({ status: 'ready', value: [], stale: false }),
  commands: {},
  useUnreadableList: () => ({
    list: { status: 'ready', entries: [], isMore: false },
    refresh: () => {},
    more: () => {},
  }),
}));

const LIMIT = { tokens: 1_000_000, costMicros: 2_000_000 };
const AT_MS = Date.UTC(2026, 10, 20, 12);
const HEALTH: Health = {
  databaseMs: 12,
  lastRuns: { roomSweeper: AT_MS - 240_000, roomClock: AT_MS - 45_000, fileSweeper: AT_MS - 600_000 },
  waitingSinceMs: { room: null, opponent: AT_MS - 50_000, houseCase: AT_MS - 30 * 3_600_000, erasure: null },
  rooms: { live: 3, open: 1, lastDay: 24 },
  signInsToday: 1_204,
  serverFaults: [],
};
const QUIET: OperationsOutput = {
  health: HEALTH,
  model: null,
  problem: null,
  breaker: null,
  days: [
    { day: '2026-11-20', ...EMPTY_SHARD },
    { day: '2026-11-19', ...EMPTY_SHARD },
  ],
  faults: [],
  spendingBudget: 10_000_000,
  atMs: AT_MS,
};
const MODEL = {
  provider: 'google',
  name: 'gemini-3.5-flash-lite',
  prices: { input: 300_000, cached: 30_000, output: 2_500_000 },
  budgets: { room: LIMIT, person: LIMIT, day: LIMIT },
} as const;
const BUSY: OperationsOutput = {
  ...QUIET,
  model: MODEL,
  days: [
    {
      day: '2026-11-20',
      inputTokens: 200_000,
      cachedTokens: 60_000,
      outputTokens: 50_000,
      costMicros: 1_000_000,
      calls: { classify: 1_200, write: 30 },
      failures: { timedOut: 4, budgetSpent: 1 },
      waits: { '750': 1_200, '3000': 26, longer: 4 },
      served: { calls: 100_000, reads: 500_000, writes: 250_000, deletes: 0, openReads: 0 },
    },
    { day: '2026-11-19', ...EMPTY_SHARD },
  ],
};

function tell(reading: Operations['reading']) {
  told.operations = { reading, isReading: reading.status === 'loading', refresh: vi.fn<() => void>() };
  return renderPage(<OperationsPage notFound={<h1>No one sits here</h1>} />);
}

beforeEach(() => {
  told.operations = { reading: { status: 'loading' }, isReading: true, refresh: () => {} };
});

describe('the operator’s page', () => {
  test('is no page for anybody else', () => {
    tell({ status: 'hidden' });
    expect(screen.getByRole('heading', { level: 1, name: 'No one sits here' })).toBeVisible();
    expect(screen.queryByText('Operations')).not.toBeInTheDocument();
  });

  test('shows nothing of the service’s health to anybody else', () => {
    tell({ status: 'hidden' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByText('1,204')).not.toBeInTheDocument();
  });

  test('begins with the health: database, sweeper, clock, rooms and sign-ins', () => {
    tell({ status: 'ready', value: QUIET });
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Health');
    const health = within(screen.getByRole('region', { name: 'Health' }));
    const figures = health.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual([
      '12 msfor one read',
      expect.stringMatching(/^4 mins ago/),
      expect.stringMatching(/^45 secs ago/),
      '31 room is waiting for people',
      '24in the last 24 hours',
      '1,204since midnight UTC',
    ]);
    expect(health.getByText('4 mins ago')).not.toHaveClass('figure-alarm');
  });

  test('leaves room between the rule of a section and its hint', () => {
    const { container } = tell({ status: 'ready', value: QUIET });
    const hints = [...container.querySelectorAll('.section-head + p')];
    expect(hints.length).toBeGreaterThan(3);
    for (const hint of hints) expect(hint).toHaveClass('mt-3');
  });

  test('says how long the oldest of each queue has waited, and marks what is late', () => {
    tell({ status: 'ready', value: QUIET });
    const queues = within(screen.getByRole('list', { name: 'The oldest in each queue' }));
    expect(queues.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Nothing waiting',
      'for 50 secs',
      'for 30 hrs',
      'Nothing waiting',
    ]);
    expect(queues.getByText('for 30 hrs')).toHaveClass('figure-alarm');
    expect(queues.getByText('for 50 secs')).not.toHaveClass('figure-alarm');
  });

  test.each([
    [AT_MS - 3_600_000, '60 mins ago'],
    [null, 'Never'],
  ])('marks a sweeper that is silent: %s', (roomSweeper, said) => {
    const lastRuns = { ...HEALTH.lastRuns, roomSweeper };
    tell({ status: 'ready', value: { ...QUIET, health: { ...HEALTH, lastRuns } } });
    expect(screen.getByText(said)).toHaveClass('figure-alarm');
  });

  test('lists faults of the server under the ids that people were shown', () => {
    const fault: CountedServerFault = {
      of: 'rooms',
      what: 'Error:14',
      place: 'index.js:1204:7',
      count: 3,
      lastAtMs: AT_MS,
      ids: ['0a1b2c3d', '4e5f6a7b'],
    };
    const serverFaults = [
      { day: '2026-11-20', total: 3, faults: [fault] },
      { day: '2026-11-19', total: 5, faults: [{ ...fault, count: 4, lastAtMs: AT_MS - 86_400_000 }] },
    ];
    tell({ status: 'ready', value: { ...QUIET, health: { ...HEALTH, serverFaults } } });
    const part = within(screen.getByRole('region', { name: 'Errors on the server' }));
    expect(part.getByText('8 errors')).toBeVisible();
    const name = /rooms.*Error:14.*index\.js:1204:7 0a1b2c3d 4e5f6a7b 7 20 Nov, 12:00/;
    expect(part.getByRole('row', { name })).toBeVisible();
    expect(part.getByText('1 more error isn’t listed.')).toBeVisible();
  });

  test('says that the server has met no fault', () => {
    tell({ status: 'ready', value: QUIET });
    expect(screen.getByText('The server has had no errors in the last 14 days.')).toBeVisible();
  });

  test('says honestly that there is no model, and what that means', () => {
    tell({ status: 'ready', value: QUIET });
    expect(screen.getByText('No language model is configured')).toBeVisible();
    expect(screen.getByText(/nothing is sent to anyone, and nothing is spent/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('keeps the figures of a model that was taken away', () => {
    tell({ status: 'ready', value: { ...BUSY, model: null } });
    expect(screen.getByText('No language model is configured')).toBeVisible();
    expect(screen.getByRole('row', { name: /20 Nov 1,230 5/ })).toBeVisible();
  });

  test('shows calls, failures, cost and the share of the budget of each day', () => {
    tell({ status: 'ready', value: BUSY });
    expect(
      screen.getByRole('row', { name: '20 Nov 1,230 5 ≤ 0.75 s ≤ 0.75 s 200k 60k 50k $1.00 50%' }),
    ).toBeVisible();
    expect(screen.getByText('gemini-3.5-flash-lite')).toBeVisible();
    expect(screen.getByText(/We’ve used 50% of today’s budget/)).toBeVisible();
    expect(screen.getByRole('figure', { name: /20 Nov, used 50%/ })).toBeInTheDocument();
    const failures = within(screen.getByRole('region', { name: 'Failures' }));
    expect(failures.getByText('Too late')).toBeVisible();
    expect(failures.getAllByRole('listitem')).toHaveLength(2);
  });

  test.each([
    [0, 10_000_000, /All optional work runs\. The first to stop, at 70% of the budget: second looks/],
    [
      7_100_000,
      10_000_000,
      /today’s spending reached 71% of the budget: second looks[^,]*\. Debates carry on.*Next, at 85%: the/,
    ],
    [
      9_600_000,
      10_000_000,
      /reached 96% of the budget: second looks.*, the language model.* and captions\. Debates/,
    ],
    [
      0,
      0,
      /Optional work is off because SPENDING_DAY_BUDGET is 0: second looks.* and captions\. Debates carry on/,
    ],
  ])('after %d of a budget of %d says which optional work runs', (costMicros, spendingBudget, words) => {
    const days = [{ ...QUIET.days[0]!, costMicros }];
    tell({ status: 'ready', value: { ...QUIET, days, spendingBudget } });
    const spending = within(screen.getByRole('region', { name: 'Spending today' }));
    expect(spending.getByText(words)).toBeVisible();
  });

  test('shows what the model and the server cost today, with or without a model', () => {
    tell({ status: 'ready', value: { ...BUSY, model: null } });
    const spending = within(screen.getByRole('region', { name: 'Spending today' }));
    expect(
      spending.getByText(/^100k calls, 500k reads and 250k writes by the functions, times 6 to allow for/),
    ).toBeVisible();
    expect(spending.getByText('73% of $10.00 a day.')).toBeVisible();
  });

  test('says that the breaker is open, and for how long', () => {
    const breaker = { state: 'open', sinceMs: QUIET.atMs - 10_000, retryAtMs: QUIET.atMs + 20_000 } as const;
    tell({ status: 'ready', value: { ...BUSY, breaker } });
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText(/The next try is in 20 s\./)).toBeVisible();
  });

  test('says that the provider asked for a pause, and for how long', () => {
    const breaker = { state: 'waiting', sinceMs: QUIET.atMs, retryAtMs: QUIET.atMs + 7_000 } as const;
    tell({ status: 'ready', value: { ...BUSY, breaker } });
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(screen.getByText(/Calls resume in 7 s\./)).toBeVisible();
  });

  test('shows how long calls took, the price, and the tokens from the cache', () => {
    tell({ status: 'ready', value: BUSY });
    const now = within(screen.getByRole('region', { name: 'Now' }));
    expect(now.getByText('95% took ≤ 0.75 s')).toBeVisible();
    expect(now.getByText('read; $0.03 from the cache; $2.50 written')).toBeVisible();
    expect(now.getByText(/60k of them came from the provider’s cache/)).toBeVisible();
  });

  test('tells every reason of a failure apart', () => {
    const failures = Object.fromEntries(modelFailureSchema.options.map((failure) => [failure, 1]));
    tell({ status: 'ready', value: { ...BUSY, days: [{ ...BUSY.days[0]!, failures }] } });
    const items = within(screen.getByRole('region', { name: 'Failures' })).getAllByRole('listitem');
    expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(11);
  });

  test('names the problem with the settings', () => {
    tell({
      status: 'ready',
      value: { ...QUIET, problem: 'The language model is not configured: MODEL_NAME needs' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('MODEL_NAME needs');
    expect(screen.queryByText('No language model is configured')).not.toBeInTheDocument();
  });

  test('lists what browsers reported, by class, page and browser', () => {
    const faults: CountedFault[] = [
      {
        kind: 'boot',
        what: 'Error:file-missing',
        build: 'Qm3kTz0a',
        route: '/app/room/:id',
        browser: 'Firefox 150',
        frames: ['assets/index-AbCd1234.js:0:0'],
        count: 3,
        lastAtMs: QUIET.atMs,
      },
    ];
    tell({ status: 'ready', value: { ...QUIET, faults: [{ day: '2026-11-20', reports: 5, faults }] } });
    const part = within(screen.getByRole('region', { name: 'Errors in browsers' }));
    expect(part.getByText('5 reports')).toBeVisible();
    expect(part.getByText('2 more reports aren’t listed.')).toBeVisible();
    const name =
      /didn’t start.*file-missing.*index-AbCd1234.* \/app\/room\/:id Firefox 150 Qm3kTz0a 3 20 Nov/;
    expect(part.getByRole('row', { name })).toBeVisible();
  });

  test('says that no browser has reported anything', () => {
    tell({ status: 'ready', value: QUIET });
    expect(screen.getByText('No browser has reported an error in the last 14 days.')).toBeVisible();
  });

  test('can be reloaded, and offers that after a failure', async () => {
    tell({ status: 'error', message: 'We can’t reach the server.' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(told.operations.refresh).toHaveBeenCalledOnce();
  });
});

describe('amounts', () => {
  test('of time are classes', () => {
    expect([null, 100, 1_500, Infinity].map(seconds)).toEqual(['–', '≤ 0.1 s', '≤ 1.5 s', '> 30 s']);
  });

  test('of age are in the largest unit of which there are two', () => {
    expect([-5, 0, 90_000, 120_000, 7_199_000, 7_200_000, 200_000_000].map(age)).toEqual([
      '0 secs',
      '0 secs',
      '90 secs',
      '2 mins',
      '119 mins',
      '2 hrs',
      '2 days',
    ]);
  });

  test('of money show as many digits as they need', () => {
    expect([0, 1_234_567, 400, 9_999].map(dollars)).toEqual(['$0.00', '$1.23', '$0.0004', '$0.0100']);
  });

  test('of tokens are shortened', () => {
    expect([999, 9_999, 84_400, 1_240_000].map(roughly)).toEqual(['999', '9,999', '84k', '1.2m']);
  });

  test('of a budget are those of whichever is nearer its end', () => {
    const spent = { inputTokens: 100, outputTokens: 0, costMicros: 90 };
    expect(shareOf(spent, { tokens: 1_000, costMicros: 100 })).toBe(0.9);
    expect(shareOf(spent, { tokens: 0, costMicros: 100 })).toBe(1);
    expect([0, 0.001, 0.5, 1.2].map(percent)).toEqual(['0%', '< 1%', '50%', '120%']);
  });
});
