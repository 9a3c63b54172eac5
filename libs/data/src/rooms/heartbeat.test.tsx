import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEARTBEAT_MS, HERE_MS, isHere, useHeartbeat } from './heartbeat.ts';

const written = vi.hoisted(() => [] as { path: unknown; fields: object }[]);

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  updateDoc: async (path: string, fields: object) => void written.push({ path, fields }),
}));

beforeEach(() => {
  written.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function hidePage(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
}

describe('the heartbeat', () => {
  it('writes only the time of one’s own membership, at once and every twenty seconds', () => {
    renderHook(() => useHeartbeat('r1', 'ada', true));
    vi.advanceTimersByTime(HEARTBEAT_MS * 2);
    expect(written).toHaveLength(3);
    expect(written[0]?.path).toBe('rooms/r1/members/ada');
    expect(Object.keys(written[0]?.fields ?? {})).toEqual(['lastSeenAtMs']);
  });

  it('is silent for who is not a member, and while the page is hidden', () => {
    renderHook(() => useHeartbeat('r1', 'ada', false));
    hidePage('hidden');
    renderHook(() => useHeartbeat('r1', 'ada', true));
    vi.advanceTimersByTime(HEARTBEAT_MS * 2);
    expect(written).toEqual([]);
  });

  it('beats at once when the page is looked at again, and stops when the room is left', () => {
    hidePage('hidden');
    const { unmount } = renderHook(() => useHeartbeat('r1', 'ada', true));
    hidePage('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(written).toHaveLength(1);
    unmount();
    vi.advanceTimersByTime(HEARTBEAT_MS * 3);
    expect(written).toHaveLength(1);
  });
});

describe('being here', () => {
  it('lasts for two beats and a bit', () => {
    expect(isHere({ lastSeenAtMs: 1_000 }, 1_000 + HERE_MS - 1)).toBe(true);
    expect(isHere({ lastSeenAtMs: 1_000 }, 1_000 + HERE_MS)).toBe(false);
  });
});
