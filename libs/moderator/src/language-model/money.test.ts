import { describe, expect, test } from 'vitest';
import {
  afterAnswer,
  afterFailure,
  afterRetryAfter,
  askBreaker,
  BREAKER_LIMITS,
  CLOSED,
  type Breaker,
} from './breaker.ts';
import { isModelWanted, readModelSettings } from './model-settings.ts';
import { PROVIDERS } from './providers.ts';
import { mostSpent, priced, staysWithin, type TokenCount } from './spending.ts';

const PRICES = {
  inputMicrosPerMillion: 300_000,
  cachedMicrosPerMillion: 30_000,
  cacheWriteMicrosPerMillion: 375_000,
  outputMicrosPerMillion: 2_500_000,
};
const cost = (input: number, output: number, cache: Partial<TokenCount> = {}) =>
  priced({ input, cached: 0, cacheWrite: 0, output, ...cache }, PRICES);
const GOOGLE = { MODEL_PROVIDER: 'google', MODEL_NAME: 'gemini-2.5-flash', MODEL_API_KEY: 'a-key' };
const OPEN = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'llama3.1:8b',
  MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
};

describe('the settings of a model', () => {
  test('are none by default, whatever else is set', () => {
    for (const provider of [undefined, '', ' ', 'none']) {
      const environment = { ...GOOGLE, MODEL_PROVIDER: provider as string };
      expect(isModelWanted(environment)).toBe(false);
      expect(readModelSettings(environment)).toBeNull();
    }
  });

  test('are a provider, a name and a key; the rest has defaults', () => {
    expect(readModelSettings({ ...GOOGLE, MODEL_INPUT_PRICE: '0.30' })).toMatchObject({
      provider: 'google',
      baseUrl: null,
      prices: { inputMicrosPerMillion: 300_000, outputMicrosPerMillion: 0 },
      budgets: { room: { tokens: 200_000, costMicros: 250_000 }, day: { costMicros: 5_000_000 } },
    });
  });

  test.each(['google', 'openai', 'anthropic'] as const)(
    'of the provider %s are a key alone: the table has its model and prices',
    (provider) => {
      const { name, price } = PROVIDERS[provider].defaultModel!;
      const settings = readModelSettings({ MODEL_PROVIDER: provider, MODEL_API_KEY: 'a-key' });
      expect(settings).toMatchObject({ provider, name, baseUrl: null });
      expect(settings?.prices).toMatchObject({
        inputMicrosPerMillion: Math.round(price.input * 1e6),
        cachedMicrosPerMillion: Math.round(price.cachedInput * 1e6),
        outputMicrosPerMillion: Math.round(price.output * 1e6),
      });
      expect(() => readModelSettings({ MODEL_PROVIDER: provider })).toThrow(PROVIDERS[provider].keyNeeds!);
    },
  );

  test('assume no price and no discount of another model', () => {
    const other = { ...GOOGLE, MODEL_NAME: 'gemini-3.8-flash' };
    expect(readModelSettings(other)?.prices).toMatchObject({ inputMicrosPerMillion: 0 });
    expect(readModelSettings({ ...other, MODEL_INPUT_PRICE: '0.75' })?.prices).toMatchObject({
      inputMicrosPerMillion: 750_000,
      cachedMicrosPerMillion: 750_000,
    });
    expect(
      readModelSettings({ ...other, MODEL_INPUT_PRICE: '0.75', MODEL_CACHED_PRICE: '0.1' })?.prices,
    ).toMatchObject({ cachedMicrosPerMillion: 100_000 });
  });

  test('a self-hosted endpoint needs no key', () => {
    expect(readModelSettings({ ...OPEN, MODEL_API_KEY: 'none' })).toMatchObject({
      apiKey: '',
      baseUrl: OPEN.MODEL_BASE_URL,
    });
  });

  test('name everything missing or wrong at once, and never a value', () => {
    const read = () =>
      readModelSettings({ ...GOOGLE, MODEL_NAME: '?', MODEL_API_KEY: '', MODEL_DAY_COST: 'my-secret' });
    expect(read).toThrow('MODEL_NAME needs the name of a model');
    expect(read).toThrow('MODEL_DAY_COST needs US dollars a day');
    expect(read).toThrow('MODEL_API_KEY needs a key of the Gemini API');
    expect(read).not.toThrow('my-secret');
  });

  test.each([
    [
      { ...GOOGLE, MODEL_PROVIDER: 'azure' },
      'MODEL_PROVIDER needs none or one of google, openai, anthropic, openai-compatible',
    ],
    [{ ...OPEN, MODEL_NAME: '' }, 'MODEL_NAME needs the name of a model'],
    [{ ...OPEN, MODEL_BASE_URL: '' }, 'MODEL_BASE_URL needs the address of the endpoint'],
    [{ ...OPEN, MODEL_BASE_URL: 'http://api.example.com/v1' }, 'MODEL_BASE_URL needs an https://'],
    [{ ...OPEN, MODEL_BASE_URL: 'https://api.example.com/v1/' }, 'MODEL_BASE_URL needs an https://'],
    [{ ...OPEN, MODEL_BASE_URL: 'https://me:secret@api.example.com/v1' }, 'MODEL_BASE_URL needs an https://'],
    [{ ...GOOGLE, MODEL_NAME: 'a model' }, 'MODEL_NAME needs'],
    [{ ...GOOGLE, MODEL_ROOM_TOKENS: '-1' }, 'MODEL_ROOM_TOKENS needs a number of tokens a day'],
  ])('refuse %j', (environment, message) => expect(() => readModelSettings(environment)).toThrow(message));
});

describe('spending', () => {
  test('is tokens at their price, rounded up', () => {
    expect(cost(1_000_000, 1_000_000).costMicros).toBe(2_800_000);
    expect(cost(1, 0).costMicros).toBe(1);
    expect(cost(0, 0).costMicros).toBe(0);
  });

  test('is less for tokens that the provider had in its cache, and more for those that it puts there', () => {
    expect(cost(1_000_000, 0, { cached: 1_000_000 }).costMicros).toBe(30_000);
    expect(cost(1_000_000, 0, { cacheWrite: 1_000_000 }).costMicros).toBe(375_000);
    expect(cost(1_000_000, 0, { cached: 600_000, cacheWrite: 200_000 })).toEqual({
      inputTokens: 1_000_000,
      cachedTokens: 600_000,
      outputTokens: 0,
      costMicros: 153_000,
    });
  });

  test('stays within tokens and money, to the last of each', () => {
    const spent = cost(900, 50);
    const more = cost(40, 10);
    const limit = { tokens: 1_000, costMicros: spent.costMicros + more.costMicros };
    expect(staysWithin(spent, more, limit)).toBe(true);
    expect(staysWithin(spent, more, { ...limit, tokens: 999 })).toBe(false);
    expect(staysWithin(spent, more, { ...limit, costMicros: limit.costMicros - 1 })).toBe(false);
  });

  test('is nothing with a budget of zero', () => {
    const most = cost(40, 10);
    expect(staysWithin(cost(0, 0), most, { tokens: 0, costMicros: 1e9 })).toBe(false);
    expect(staysWithin(cost(0, 0), most, { tokens: 1e9, costMicros: 0 })).toBe(false);
  });

  test('sets aside more for a longer prompt', () => {
    const short = mostSpent({ system: 'a', user: 'b' }, 100, PRICES);
    const long = mostSpent({ system: 'a', user: 'ж'.repeat(1_000) }, 100, PRICES);
    expect(long.inputTokens - short.inputTokens).toBeGreaterThanOrEqual(999);
  });
});

describe('the circuit breaker', () => {
  const failing = (breaker: Breaker, times: number, atMs = 0) =>
    Array.from({ length: times }).reduce<Breaker>((state) => afterFailure(state, atMs), breaker);

  test('opens at the fifth failure in a row and not at the fourth', () => {
    expect(askBreaker(failing(CLOSED, 4), 0).mayAsk).toBe(true);
    expect(askBreaker(failing(CLOSED, 5), 0).mayAsk).toBe(false);
  });

  test('counts failures in a row only', () => {
    const recovered = afterAnswer(failing(CLOSED, 4), 0);
    expect(askBreaker(failing(recovered, 4), 0).mayAsk).toBe(true);
  });

  test('lets one probe through after its pause, not a millisecond early, and no second one', () => {
    const open = failing(CLOSED, 5);
    expect(askBreaker(open, BREAKER_LIMITS.openMs - 1).mayAsk).toBe(false);
    const probe = askBreaker(open, BREAKER_LIMITS.openMs);
    expect(probe).toMatchObject({ mayAsk: true, breaker: { state: 'probing' } });
    expect(askBreaker(probe.breaker, BREAKER_LIMITS.openMs + 1).mayAsk).toBe(false);
  });

  test('closes after a good probe, and stays open twice as long after a bad one', () => {
    const { breaker } = askBreaker(failing(CLOSED, 5), BREAKER_LIMITS.openMs);
    expect(afterAnswer(breaker, 40_000)).toMatchObject({ state: 'closed', failures: 0 });
    expect(afterFailure(breaker, 40_000)).toMatchObject({
      state: 'open',
      retryAtMs: 40_000 + 2 * BREAKER_LIMITS.openMs,
    });
  });

  test('waits as long as the provider asks, without counting that as a failure', () => {
    const waiting = afterRetryAfter(CLOSED, 0, 7_000);
    expect(waiting).toMatchObject({ state: 'waiting', failures: 0 });
    expect(askBreaker(waiting, 6_999).mayAsk).toBe(false);
    expect(askBreaker(waiting, 7_000)).toMatchObject({ mayAsk: true, breaker: { state: 'closed' } });
    expect(afterRetryAfter(waiting, 0, 1_000).retryAtMs).toBe(7_000);
  });

  test('stays open at least as long as the provider asks, at most ten minutes', () => {
    const fifth = afterFailure(failing(CLOSED, 4), 0, 90_000);
    expect(fifth).toMatchObject({ state: 'open', retryAtMs: 90_000 });
    expect(afterRetryAfter(fifth, 0, 120_000)).toBe(fifth);
    expect(afterRetryAfter(CLOSED, 0, 86_400_000).retryAtMs).toBe(BREAKER_LIMITS.longestOpenMs);
  });

  test('opens at the fifth failure even if the provider asked for a pause each time', () => {
    const limited = Array.from({ length: 5 }).reduce<Breaker>(
      (state, _, at) => afterFailure(askBreaker(state, at * 2_000).breaker, at * 2_000, 1_000),
      CLOSED,
    );
    expect(limited.state).toBe('open');
  });

  test('never stays open for longer than ten minutes', () => {
    expect(failing(CLOSED, 500).retryAtMs).toBe(BREAKER_LIMITS.longestOpenMs);
  });
});
