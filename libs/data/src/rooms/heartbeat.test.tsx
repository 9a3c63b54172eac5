import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEATS_MS, isHere, useHeartbeat, type Pulse } from './heartbeat.ts';

const written = vi.hoisted(() => [] as { path: unknown; fields: object }[]);

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  updateDoc: async (path: string, fields: object) => void written.push({ path, fields }),
}));

/** Each test has its own hour, because a tab remembers its last beat. */
let startMs = Date.UTC(2026, 10, 25);
beforeEach(() => {
  written.length = 0;
  startMs += 3_600_000;
  vi.useFakeTimers({ now: startMs });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hidePage(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
}

const beatsInAMinute = (pulse: Pulse | null) => {
  renderHook(() => useHeartbeat('r1', 'ada', pulse));
  vi.advanceTimersByTime(59_999);
  return written.length;
};

describe('the heartbeat', () => {
  it('writes only the time of one’s own membership', () => {
    renderHook(() => useHeartbeat('r1', 'ada', 'seated'));
    expect(written[0]?.path).toBe('rooms/r1/members/ada');
    expect(Object.keys(written[0]?.fields ?? {})).toEqual(['lastSeenAtMs']);
  });

  it.each([
    ['debating', 6],
    ['seated', 3],
    ['watching', 1],
  ] as const)('beats for a person who is %s at once and then %i times a minute', (pulse, times) => {
    expect(beatsInAMinute(pulse)).toBe(times);
  });

  it('is silent for a person who is not a member', () => {
    expect(beatsInAMinute(null)).toBe(0);
  });

  it('continues in a hidden tab for debaters only', () => {
    hidePage('hidden');
    expect(beatsInAMinute('seated')).toBe(0);
    expect(beatsInAMinute('watching')).toBe(0);
    expect(beatsInAMinute('debating')).toBe(6);
  });

  it('beats at once when the page is visible again, and stops when the person leaves the room', () => {
    hidePage('hidden');
    const { unmount } = renderHook(() => useHeartbeat('r1', 'ada', 'watching'));
    hidePage('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(written).toHaveLength(1);
    unmount();
    vi.advanceTimersByTime(BEATS_MS.watching * 3);
    expect(written).toHaveLength(1);
  });

  it('waits for the connection and beats as soon as it is back', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(beatsInAMinute('debating')).toBe(0);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(written).toHaveLength(1);
  });
});

describe('being here', () => {
  it.each([
    ['debating', 25_000],
    ['seated', 35_000],
    ['watching', 75_000],
  ] as const)('ends for a person who is %s after %i ms without a beat', (pulse, lastsMs) => {
    expect(isHere({ lastSeenAtMs: 1_000 }, 1_000 + lastsMs - 1, pulse)).toBe(true);
    expect(isHere({ lastSeenAtMs: 1_000 }, 1_000 + lastsMs, pulse)).toBe(false);
  });
});
