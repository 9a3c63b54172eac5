import { ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveUpAfter } from './app-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const providing = (getToken: (isLimitedUse?: boolean) => Promise<unknown>) => {
  const provider = { getToken };
  giveUpAfter(provider, 8_000);
  return provider;
};

test('a provider that never answers fails after eight seconds', async () => {
  const asked = providing(() => new Promise(() => {})).getToken();
  const problem = asked.catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await problem).toContain('no token within 8 s');
});

test('a token, a failure and what was asked for pass unchanged', async () => {
  const getToken = async (isLimitedUse?: boolean) => ({ token: String(isLimitedUse) });
  expect(await providing(getToken).getToken(true)).toEqual({ token: 'true' });
  await expect(providing(() => Promise.reject(new Error('throttled'))).getToken()).rejects.toThrow(
    'throttled',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('the provider of the SDK is asked by this method', () => {
  expect(new ReCaptchaEnterpriseProvider('a-key')).toHaveProperty('getToken', expect.any(Function));
});
