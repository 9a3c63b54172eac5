import type { DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { lobbyLists, offerOf } from './lobby-lists.ts';

const room = (id: string, debate: DebateState = aDebate()) => aRoom({ id, debate });
const withAda = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
const ids = (rooms: { id: string }[]) => rooms.map(({ id }) => id);

describe('the lobby', () => {
  it('shows a debate of one’s own once, among one’s own', () => {
    const lists = lobbyLists({ live: [room('a')], open: [room('b')], mine: [room('b')] }, false);
    expect([ids(lists.live), ids(lists.open), ids(lists.mine)]).toEqual([['a'], [], ['b']]);
  });

  it('leaves finished debates to the dashboard', () => {
    const mine = [room('over', aDebate({ phase: 'debrief' })), room('here')];
    expect(ids(lobbyLists({ live: [], open: [], mine }, false).mine)).toEqual(['here']);
  });

  it('keeps only rooms with a free seat when asked', () => {
    const full = room('full', aDebate({ phase: 'readyCheck' }));
    const lists = lobbyLists(
      { live: [room('live', aDebate({ phase: 'live' }))], open: [full, room('free', withAda)], mine: [] },
      true,
    );
    expect([ids(lists.live), ids(lists.open)]).toEqual([[], ['free']]);
  });
});

describe('what a room in the lobby offers', () => {
  it('is a seat, a place to watch, or the way back', () => {
    expect(offerOf(room('a', withAda), BEN)).toBe('Take a seat');
    expect(offerOf(room('a', withAda), ADA)).toBe('Return');
    expect(offerOf(room('a', aDebate({ phase: 'live' })), CLEO)).toBe('Watch');
  });
});
