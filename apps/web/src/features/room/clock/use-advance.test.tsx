import type { Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, CLEO, play } from '@rostrum/domain/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAdvance, type AdvanceReply } from './use-advance.ts';

const live = aDebate({ phase: 'live', atMs: 1_000_000 });
/** Two minutes of speech and fifteen seconds of grace. */
const DEADLINE_MS = 1_000_000 + 135_000;

/** A server with this answer, and the steps that it was asked to end. */
function aServer(...answers: AdvanceReply[]) {
  const asked: number[] = [];
  const ask = async (_roomId: string, stepSeq: number) => {
    asked.push(stepSeq);
    return answers.shift() ?? 'done';
  };
  return { asked, ask };
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('going on when the server’s own task did not', () => {
  it('asks once after the deadline and its grace, never before', async () => {
    const { asked, ask } = aServer('done');
    renderHook(() => useAdvance(aRoom({ debate: live }), ADA, ask));
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1_000_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([live.phase === 'live' ? live.floor.stepSeq : undefined]);
  });

  it('leaves the first word to the debaters', async () => {
    const { asked, ask } = aServer('done');
    renderHook(() => useAdvance(aRoom({ debate: live }), CLEO, ask));
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1_000_000 + 3_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  it('leaves a step alone that has moved on', async () => {
    const { asked, ask } = aServer();
    const { rerender } = renderHook(({ room }: { room: Room }) => useAdvance(room, ADA, ask), {
      initialProps: { room: aRoom({ debate: live }) },
    });
    await vi.advanceTimersByTimeAsync(100_000);
    rerender({ room: aRoom({ debate: aDebate({ phase: 'archived' }) }) });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
  });

  it('retries a few times when the server says that it is early', async () => {
    const { asked, ask } = aServer('early', 'early', 'done');
    renderHook(() => useAdvance(aRoom({ debate: live }), ADA, ask));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(3);
  });

  it('gives up on a server that never agrees', async () => {
    const { asked, ask } = aServer(...Array.from({ length: 50 }, () => 'early' as const));
    renderHook(() => useAdvance(aRoom({ debate: live }), ADA, ask));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(5);
  });

  it('retries as long as nobody answers: a whole room may have lost its connection', async () => {
    const { asked, ask } = aServer(...Array.from({ length: 20 }, () => 'unheard' as const), 'done');
    renderHook(() => useAdvance(aRoom({ debate: live }), ADA, ask));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(21);
  });

  it('does nothing while no time runs', async () => {
    const { asked, ask } = aServer();
    const paused = play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'pause', by: CLEO });
    renderHook(() => useAdvance(aRoom({ debate: paused }), ADA, ask));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
  });
});
