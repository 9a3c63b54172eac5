import { describe, expect, test } from 'vitest';
import { afterAnswer, afterFailure, askBreaker, BREAKER_LIMITS, CLOSED, type Breaker } from './breaker.ts';
import { isModelWanted, readModelSettings } from './model-settings.ts';
import { mostSpent, priced, staysWithin } from './spending.ts';

const PRICES = { inputMicrosPerMillion: 300_000, outputMicrosPerMillion: 2_500_000 };
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

  test('a self-hosted endpoint needs no key', () => {
    expect(readModelSettings({ ...OPEN, MODEL_API_KEY: 'none' })).toMatchObject({
      apiKey: '',
      baseUrl: OPEN.MODEL_BASE_URL,
    });
  });

  test('name everything missing or wrong at once, and never a value', () => {
    const read = () =>
      readModelSettings({ ...GOOGLE, MODEL_NAME: '', MODEL_API_KEY: '', MODEL_DAY_COST: 'my-secret' });
    expect(read).toThrow('MODEL_NAME needs the name of a model');
    expect(read).toThrow('MODEL_DAY_COST needs US dollars a day');
    expect(read).toThrow('MODEL_API_KEY needs a key of the Gemini API');
    expect(read).not.toThrow('my-secret');
  });

  test.each([
    [{ ...GOOGLE, MODEL_PROVIDER: 'openai' }, 'MODEL_PROVIDER needs none, google or openai-compatible'],
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
    expect(priced(1_000_000, 1_000_000, PRICES).costMicros).toBe(2_800_000);
    expect(priced(1, 0, PRICES).costMicros).toBe(1);
    expect(priced(0, 0, PRICES).costMicros).toBe(0);
  });

  test('stays within tokens and money, to the last of each', () => {
    const spent = priced(900, 50, PRICES);
    const more = priced(40, 10, PRICES);
    const limit = { tokens: 1_000, costMicros: spent.costMicros + more.costMicros };
    expect(staysWithin(spent, more, limit)).toBe(true);
    expect(staysWithin(spent, more, { ...limit, tokens: 999 })).toBe(false);
    expect(staysWithin(spent, more, { ...limit, costMicros: limit.costMicros - 1 })).toBe(false);
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

  test('never stays open for longer than ten minutes', () => {
    expect(failing(CLOSED, 500).retryAtMs).toBe(BREAKER_LIMITS.longestOpenMs);
  });
});
