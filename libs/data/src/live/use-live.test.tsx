import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bothLive, mapLive, problemOf, UnreadableDocument, type Live, type Source } from './live.ts';
import { PATIENCE_MS, useLive } from './use-live.ts';

/** A source that the test speaks for. */
function aSource() {
  const listeners = new Set<{ value(value: string, stale: boolean): void; error(error: unknown): void }>();
  const source: Source<string> = {
    listen: (value, error) => {
      const listener = { value, error };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    source,
    listeners,
    say: (value: string, stale = false) => act(() => listeners.forEach((one) => one.value(value, stale))),
    fail: (error: unknown) => act(() => listeners.forEach((one) => one.error(error))),
  };
}

const firebaseError = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('useLive', () => {
  it('is loading until the first answer, then ready, and follows every change', () => {
    const { source, say } = aSource();
    const { result } = renderHook(() => useLive(source));
    expect(result.current).toEqual({ status: 'loading' });
    say('one');
    expect(result.current).toEqual({ status: 'ready', value: 'one', stale: false });
    say('two', true);
    expect(result.current).toEqual({ status: 'ready', value: 'two', stale: true });
  });

  it('waits while there is no source yet', () => {
    const { result } = renderHook(() => useLive(null));
    expect(result.current).toEqual({ status: 'loading' });
  });

  it('stops listening when the component goes', () => {
    const { source, listeners } = aSource();
    const { unmount } = renderHook(() => useLive(source));
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('never shows the data of another source', () => {
    const one = aSource();
    const other = aSource();
    const { result, rerender } = renderHook(({ source }) => useLive(source), {
      initialProps: { source: one.source },
    });
    one.say('of the first');
    rerender({ source: other.source });
    expect(result.current).toEqual({ status: 'loading' });
    expect(one.listeners.size).toBe(0);
  });

  it('shows what went wrong, and listens again on retry', () => {
    const { source, say, fail, listeners } = aSource();
    const { result } = renderHook(() => useLive(source));
    fail(firebaseError('permission-denied'));
    expect(result.current).toMatchObject({ status: 'error', problem: 'denied' });
    const failed = result.current as Extract<Live<string>, { status: 'error' }>;
    act(() => failed.retry());
    expect(result.current).toEqual({ status: 'loading' });
    expect(listeners.size).toBe(1);
    say('here again');
    expect(result.current).toMatchObject({ status: 'ready', value: 'here again' });
  });

  it('shows that the server is unreachable if nothing comes, and recovers by itself', () => {
    const { source, say } = aSource();
    const { result } = renderHook(() => useLive(source));
    act(() => void vi.advanceTimersByTime(PATIENCE_MS - 1));
    expect(result.current.status).toBe('loading');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toMatchObject({ status: 'error', problem: 'unreachable' });
    say('at last');
    expect(result.current.status).toBe('ready');
  });
});

describe('problemOf', () => {
  it.each([
    ['permission-denied', 'denied'],
    ['firestore/permission-denied', 'denied'],
    ['unauthenticated', 'denied'],
    ['unavailable', 'unreachable'],
    ['failed-precondition', 'failed'],
  ])('reads %s as %s', (code, problem) => {
    expect(problemOf(firebaseError(code))).toBe(problem);
  });

  it('knows a document that does not match its schema', () => {
    expect(problemOf(new UnreadableDocument('rooms/r1', new Error('no motion')))).toBe('unreadable');
    expect(problemOf('something')).toBe('failed');
  });
});

describe('joining live data', () => {
  const ready = { status: 'ready', value: 2, stale: false } as const;
  const loading = { status: 'loading' } as const;
  const error = { status: 'error', problem: 'failed', message: 'no', retry: () => undefined } as const;

  it('is ready only when both are, and stale when one is', () => {
    const join = (one: number, other: number) => one + other;
    expect(bothLive(ready, { ...ready, stale: true }, join)).toEqual({
      status: 'ready',
      value: 4,
      stale: true,
    });
    expect(bothLive(ready, loading, join)).toEqual(loading);
    expect(bothLive(loading, error, join)).toBe(error);
    expect(bothLive(error, ready, join)).toBe(error);
  });

  it('maps a value and leaves the rest alone', () => {
    expect(mapLive(ready, String)).toEqual({ status: 'ready', value: '2', stale: false });
    expect(mapLive<number, string>(loading, String)).toBe(loading);
  });
});
