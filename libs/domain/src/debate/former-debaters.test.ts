import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, play } from '../testing/index.ts';
import { benchOf } from './state.ts';

const leave = (by: string) => ({ type: 'leave', by }) as const;
const sit = (by: string) => ({ type: 'takeSeat', by, seatId: 'against-1' }) as const;
const watch = (by: string) => ({ type: 'watch', by }) as const;

describe('a person who gave up a seat', () => {
  it('stays on the bench of a started debate, alongside the person who sits there now', () => {
    const taken = play(aDebate({ phase: 'live', hostId: CLEO }), leave(BEN), sit(DARA));
    expect([ADA, BEN, CLEO, DARA].map((uid) => benchOf(taken, uid))).toEqual([
      'for',
      'against',
      undefined,
      'against',
    ]);
    expect(ask(taken, watch(BEN))).toBe('already-seated');
    expect(ask(taken, watch(CLEO))).toBe('watched');
  });

  it('stays there even if the host took the seat away or put in a substitute', () => {
    const removed = play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'remove', by: CLEO, uid: BEN });
    expect(benchOf(removed, BEN)).toBe('against');
    const substituted = play(
      aDebate({ phase: 'live' }),
      { type: 'reportMissing', by: ADA, uid: BEN },
      { wait: 300_000 },
      { type: 'substitute', by: ADA },
    );
    expect(benchOf(substituted, BEN)).toBe('against');
  });

  it('stays there after having prepared', () => {
    expect(benchOf(play(aDebate({ phase: 'prep' }), leave(BEN)), BEN)).toBe('against');
  });

  it('may watch after leaving before everybody was ready', () => {
    const back = play(aDebate({ phase: 'readyCheck' }), leave(BEN));
    expect(benchOf(back, BEN)).toBeUndefined();
    expect(ask(back, watch(BEN))).toBe('watched');
  });

  it('may come back, on either bench', () => {
    const debate = play(aDebate({ phase: 'live' }), leave(ADA), { ...sit(ADA), seatId: 'for-1' });
    expect(benchOf(debate, ADA)).toBe('for');
  });

  it('is not another person with a similar name', () => {
    expect(benchOf(aDebate({ phase: 'live' }), 'constructor')).toBeUndefined();
  });
});
