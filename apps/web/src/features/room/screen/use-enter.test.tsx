import type { Sender } from '@rostrum/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useEnter } from './use-enter.ts';

function aServer(...replies: { status: 'done' | 'refused' | 'failed' }[]) {
  const entered: string[] = [];
  const send = (async ({ roomId }: { roomId: string }) => {
    entered.push(roomId);
    return replies.shift() ?? { status: 'done' };
  }) as unknown as Sender<'rooms'>;
  return { entered, send };
}

describe('coming into a room', () => {
  it.each([
    ['done', 'in'],
    ['refused', 'unknown'],
    ['failed', 'failed'],
  ] as const)('when the server says %s is: %s', async (status, entry) => {
    const { send } = aServer({ status });
    const { result } = renderHook(() => useEnter('r1', 0, send));
    expect(result.current).toBe('waiting');
    await waitFor(() => expect(result.current).toBe(entry));
  });

  it('is repeated when the connection is back, and a member stays in', async () => {
    const { entered, send } = aServer({ status: 'done' }, { status: 'failed' });
    const { result } = renderHook(() => useEnter('r1', 0, send));
    await waitFor(() => expect(result.current).toBe('in'));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(entered).toEqual(['r1', 'r1']);
    expect(result.current).toBe('in');
  });

  it('is repeated when the device’s clock was set, so that the server’s time is measured again', async () => {
    const { entered, send } = aServer();
    const { result } = renderHook(() => useEnter('r1', 0, send));
    await waitFor(() => expect(result.current).toBe('in'));
    const nowMs = Date.now();
    const day = vi.spyOn(Date, 'now').mockImplementation(() => nowMs + 600_000);
    await waitFor(() => expect(entered).toEqual(['r1', 'r1']), { timeout: 3_000 });
    day.mockRestore();
  });

  it('is retried after a code was given', async () => {
    const { send } = aServer({ status: 'refused' }, { status: 'done' });
    const { result, rerender } = renderHook(({ again }) => useEnter('r1', again, send), {
      initialProps: { again: 0 },
    });
    await waitFor(() => expect(result.current).toBe('unknown'));
    rerender({ again: 1 });
    await waitFor(() => expect(result.current).toBe('in'));
  });
});
