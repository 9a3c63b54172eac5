import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useDuty, useSecondFactor } from './duties.ts';

const charged = async (duty: string) => duty === 'moderator';

describe('a person’s duties', () => {
  test('are unknown at first, then follow the token', async () => {
    const { result } = renderHook(() => useDuty('moderator', charged));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(true));
  });

  test('is one duty and not another', async () => {
    const { result } = renderHook(() => useDuty('operator', charged));
    await waitFor(() => expect(result.current).toBe(false));
  });

  test('do not include the second factor, which needs its own proof', async () => {
    const { result } = renderHook(() => useSecondFactor(charged));
    await waitFor(() => expect(result.current).toBe(false));
    const { result: proved } = renderHook(() => useSecondFactor(async (claim) => claim === 'secondFactor'));
    await waitFor(() => expect(proved.current).toBe(true));
  });

  test('are empty if the token cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fails = () => Promise.reject(new Error('offline'));
    const { result } = renderHook(() => useDuty('moderator', fails));
    await waitFor(() => expect(result.current).toBe(false));
  });
});
