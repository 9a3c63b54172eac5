import { describe, expect, it } from 'vitest';
import { replay } from '../debate/evolve.ts';
import {
  ADA,
  aDebateLog,
  aMessage,
  anIntervention,
  BEN,
  NOON_MS,
  playLog,
  wait,
  type Move,
} from '../testing/index.ts';
import { countUntil, frameAt } from './replay.ts';

const speak = (messageId: string): Move => ({ type: 'speak', by: ADA, messageId, characters: 10 });

/** A debate of a hundred messages, one a second, that its host then ends. */
function aLongLog() {
  const opened = aDebateLog({ phase: 'live' });
  const moves = Array.from({ length: 100 }, (_, index) => [wait(1_000), speak(`m${index}`)]).flat();
  const { events } = playLog(opened.state, ...moves, wait(1_000), { type: 'end', by: ADA });
  return [...opened.events, ...events];
}

const events = aLongLog();
const said = events.flatMap((event) =>
  event.type === 'spoke' ? [{ ...aMessage({ createdAtMs: event.atMs }), id: event.messageId }] : [],
);

describe('a debate at a moment', () => {
  it('equals a replay of everything up to that moment, at every moment and in any order', () => {
    const moments = [...new Set(events.map(({ atMs }) => atMs))];
    const shuffled = moments.toSorted((one, other) => (one % 7) - (other % 7));
    for (const atMs of [...shuffled, ...moments, ...moments.toReversed()]) {
      const whole = replay(events.filter((event) => event.atMs <= atMs));
      expect(frameAt(events, [], [], atMs)?.state).toEqual(whole);
    }
  });

  it('is unchanged a millisecond before each event', () => {
    const [first] = said;
    const atMs = first?.createdAtMs ?? 0;
    expect(frameAt(events, said, [], atMs - 1)?.messages).toEqual([]);
    expect(frameAt(events, said, [], atMs)?.messages).toEqual([first]);
  });

  it("includes the moderator's acts up to then", () => {
    const acts = [0, 5_000].map((atMs) => ({ ...anIntervention({ atMs: NOON_MS + atMs }), id: `a${atMs}` }));
    expect(frameAt(events, [], acts, NOON_MS + 4_999)?.acts).toHaveLength(1);
    expect(frameAt(events, [], acts, NOON_MS + 5_000)?.acts).toHaveLength(2);
  });

  it('before its first event is as it was opened, and after its last as it ended', () => {
    expect(frameAt(events, said, [], NOON_MS - 1)?.state.phase).toBe('lobby');
    expect(frameAt(events, said, [], Number.MAX_SAFE_INTEGER)).toEqual({
      state: replay(events),
      messages: said,
      acts: [],
    });
  });

  it('is undefined if the log does not begin with its opening', () => {
    expect(frameAt(events.slice(1), [], [], NOON_MS)).toBeUndefined();
    expect(frameAt([], [], [], NOON_MS)).toBeUndefined();
  });

  it('keeps two logs apart', () => {
    const other = aDebateLog({ phase: 'live', hostId: BEN }).events;
    expect(frameAt(events, [], [], NOON_MS)?.state.hostId).toBe(ADA);
    expect(frameAt(other, [], [], NOON_MS)?.state.hostId).toBe(BEN);
  });
});

describe('counting in chronological order', () => {
  it('counts everything up to and including the moment', () => {
    const times = [1, 2, 2, 2, 5];
    const counts = [0, 1, 2, 3, 5, 9].map((atMs) => countUntil(times, (time) => time, atMs));
    expect(counts).toEqual([0, 1, 4, 4, 5, 5]);
  });
});
