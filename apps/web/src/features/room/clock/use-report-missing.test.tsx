import type { Live } from '@rostrum/data';
import type { Member, Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN } from '@rostrum/domain/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useComeBack } from './use-come-back.ts';
import { useReportMissing } from './use-report-missing.ts';

const START_MS = 1_000_000;
const live = aRoom({ debate: aDebate({ phase: 'live', atMs: START_MS }) });
const gone: Live<Member[]> = {
  status: 'ready',
  stale: false,
  value: [{ uid: BEN, displayName: 'Ben', photoURL: '', joinedAtMs: 0, lastSeenAtMs: START_MS }],
};

beforeEach(() => vi.useFakeTimers({ now: START_MS }));
afterEach(() => vi.useRealTimers());

function reports(answer: 'told' | 'again', room: Room, isOnline = true) {
  const report = vi.fn<() => Promise<'told' | 'again'>>().mockResolvedValue(answer);
  renderHook(() => useReportMissing(room, ADA, gone, isOnline, report));
  return report;
}

describe('reporting a missing debater', () => {
  it('is done once', async () => {
    const report = reports('told', live);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report.mock.calls).toEqual([['room-1', BEN]]);
  });

  it('is repeated if the server did not see it yet', async () => {
    const report = reports('again', live);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(report.mock.calls.length).toBeGreaterThan(1);
  });

  it('is not done by an offline person', async () => {
    const report = reports('told', live, false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('coming back', () => {
  const debate = aDebate({ phase: 'paused' });
  const waiting = (missing: string) =>
    aRoom({ debate: debate.phase === 'paused' ? { ...debate, reason: 'connection', missing } : debate });

  function comingBack(room: Room, isInReach: boolean) {
    const comeBack = vi.fn<() => Promise<void>>().mockResolvedValue();
    const hook = renderHook((props) => useComeBack(props.room, ADA, props.isInReach, comeBack), {
      initialProps: { room, isInReach },
    });
    return { comeBack, ...hook };
  }

  it('is reported once the room is reachable, until the debate continues', async () => {
    const { comeBack, rerender } = comingBack(waiting(ADA), false);
    expect(comeBack).not.toHaveBeenCalled();
    rerender({ room: waiting(ADA), isInReach: true });
    expect(comeBack).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(comeBack).toHaveBeenCalledTimes(2);
    rerender({ room: live, isInReach: true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(comeBack).toHaveBeenCalledTimes(2);
  });

  it('is not reported for another person', () => {
    expect(comingBack(waiting(BEN), true).comeBack).not.toHaveBeenCalled();
  });
});
