import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFirebase } from './use-firebase.ts';

const page = vi.hoisted(() => ({ isAttesting: false, prove: () => {} }));
vi.mock('@rostrum/data', () => ({
  isAttesting: () => page.isAttesting,
  attested: () => new Promise<void>((resolve) => (page.prove = resolve)),
}));
const started = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./firebase.ts', () => ({ startFirebaseFor: started }));
vi.mock('../../env-context.ts', () => ({ useEnv: () => ({}) }));

beforeEach(() => started.mockClear());

test('a page may read at once where App Check is off', () => {
  page.isAttesting = false;
  const { result, rerender } = renderHook(() => useFirebase());
  rerender();
  expect(result.current).toBe(true);
  expect(started).toHaveBeenCalledTimes(1);
});

test('a page waits until it has proved what it is, where App Check is on', async () => {
  page.isAttesting = true;
  const { result } = renderHook(() => useFirebase());
  expect(result.current).toBe(false);
  page.prove();
  await waitFor(() => expect(result.current).toBe(true));
});
