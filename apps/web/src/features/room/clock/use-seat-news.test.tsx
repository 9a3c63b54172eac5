import type { DebateState } from '@rostrum/domain';
import { FORMATS } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSeatNews } from './use-seat-news.ts';

/** What `uid` hears while the debate goes through these states. */
function heard(uid: string, first: DebateState, ...then: DebateState[]): (string | undefined)[] {
  const { result, rerender } = renderHook(({ debate }) => useSeatNews(aRoom({ debate }), uid), {
    initialProps: { debate: first },
  });
  return [
    result.current?.text,
    ...then.map((debate) => {
      rerender({ debate });
      return result.current?.text;
    }),
  ];
}

const lobby = aDebate({ hostId: CLEO });
const sat = play(lobby, { type: 'takeSeat', by: ADA, seatId: 'for-1' });

describe('news of the seats', () => {
  it('are that somebody takes one or gives it up before the start, and nothing that was so before', () => {
    const left = play(sat, { type: 'leave', by: ADA });
    expect(heard(CLEO, lobby, sat, left)).toEqual([
      undefined,
      'Ada Marsh has taken a seat: For.',
      'Someone has given up a seat: For.',
    ]);
    expect(heard(CLEO, sat)).toEqual([undefined]);
  });

  it('are not for the person who did it', () => {
    expect(heard(ADA, lobby, sat)).toEqual([undefined, undefined]);
  });

  it('are a substitute in a running debate, whose free seat the pause has announced', () => {
    const live = aDebate({ phase: 'live', hostId: CLEO });
    const left = play(live, { type: 'leave', by: BEN });
    const taken = play(left, { type: 'takeSeat', by: 'dara', seatId: 'against-1' });
    expect(heard(ADA, live, left, taken)).toEqual([undefined, undefined, 'dara has taken a seat: Against.']);
  });

  it('are not the benches that the coin swaps', () => {
    const coin = aDebate({ phase: 'coinFlip', hostId: CLEO, format: FORMATS.get('public-forum')! });
    const swapped = play(coin, { type: 'chooseSide', by: ADA, side: 'against' });
    expect(heard(CLEO, coin, swapped)).toEqual([undefined, undefined]);
  });
});
