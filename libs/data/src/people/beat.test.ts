import { LIMITS } from '@rostrum/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTooSoon, writeBeat } from './beat.ts';

const written = vi.hoisted(() => vi.fn<(ref: string, fields: object) => Promise<void>>());
vi.mock('firebase/firestore', () => ({ doc: (_: unknown, path: string) => path, updateDoc: written }));
vi.mock('../firebase-app.ts', () => ({ firestore: () => ({}) }));
afterEach(() => written.mockReset());

describe('a beat', () => {
  it('is not repeated before the rules would accept it, wherever in this tab the last one came from', async () => {
    await writeBeat('rooms/r/members/ada', 50_000, { writingAtMs: 50_000 });
    expect(written).toHaveBeenCalledWith('rooms/r/members/ada', {
      lastSeenAtMs: 50_000,
      writingAtMs: 50_000,
    });
    expect(isTooSoon('rooms/r/members/ada', 50_000 + LIMITS.heartbeatLeastMs - 1)).toBe(true);
    expect(isTooSoon('rooms/r/members/ada', 50_000 + LIMITS.heartbeatLeastMs)).toBe(false);
    expect(isTooSoon('rooms/other/members/ada', 50_001)).toBe(false);
  });

  it('is not held back for long by a clock that was set back', async () => {
    await writeBeat('profiles/ada', 50_000);
    expect(isTooSoon('profiles/ada', 40_000)).toBe(false);
  });
});
