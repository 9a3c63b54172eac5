import { describe, expect, test, vi } from 'vitest';
import { retryClosed } from './retry-closed.ts';

const fault = (code: number, words: string) => Object.assign(new Error(`${code} ${words}`), { code });
const closed = () => fault(3, 'INVALID_ARGUMENT: Transaction is invalid or closed.');

describe('a transaction', () => {
  test('that the database closed is retried', async () => {
    const transact = vi.fn<() => Promise<string>>(async () => 'done').mockRejectedValueOnce(closed());
    expect(await retryClosed(transact)).toBe('done');
    expect(transact).toHaveBeenCalledTimes(2);
  });

  test('that is closed again and again is given up', async () => {
    const transact = vi.fn<() => Promise<never>>(() => Promise.reject(closed()));
    await expect(retryClosed(transact)).rejects.toThrow('invalid or closed');
    expect(transact).toHaveBeenCalledTimes(3);
  });

  test.each([
    fault(3, 'INVALID_ARGUMENT: Too many writes'),
    fault(7, 'PERMISSION_DENIED'),
    new Error('Transaction is invalid or closed'),
  ])('that failed otherwise is not tried again: %s', async (error) => {
    const transact = vi.fn<() => Promise<never>>(() => Promise.reject(error));
    await expect(retryClosed(transact)).rejects.toBe(error);
    expect(transact).toHaveBeenCalledTimes(1);
  });
});
