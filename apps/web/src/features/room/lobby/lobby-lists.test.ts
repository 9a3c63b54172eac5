import { withPace, type DebateState, type Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './lobby-filters.ts';
import { lobbyLists, type ListedRooms } from './lobby-lists.ts';
import { offerOf } from './room-offer.ts';

const NOTHING: ListedRooms = { live: [], soon: [], open: [], mine: [] };
const room = (id: string, debate: DebateState = aDebate(), changes: Partial<Room> = {}) =>
  aRoom({ id, debate, ...changes });
const scheduled = (id: string, hours: number) =>
  room(id, aDebate(), { opensAtMs: NOON_MS + hours * 3_600_000 });
const withAda = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' });

const ids = (rooms: { id: string }[]) => rooms.map(({ id }) => id);
const lists = (listed: Partial<ListedRooms>, filters = NO_FILTERS) => {
  const { mine, live, soon, open } = lobbyLists({ ...NOTHING, ...listed }, filters, NOON_MS);
  return { mine: ids(mine), live: ids(live), soon: ids(soon), open: ids(open) };
};

describe('the lobby', () => {
  it('shows a debate of one’s own once, among one’s own', () => {
    const shown = lists({ live: [room('a')], open: [room('b')], mine: [room('b')] });
    expect(shown).toEqual({ live: ['a'], open: [], mine: ['b'], soon: [] });
  });

  it('leaves finished debates to the dashboard', () => {
    const mine = [room('over', aDebate({ phase: 'debrief' })), room('here')];
    expect(lists({ mine }).mine).toEqual(['here']);
  });

  it('shows a scheduled debate once, the next one first, and not among the open seats', () => {
    const shown = lists({
      soon: [scheduled('evening', 6)],
      open: [room('now'), scheduled('evening', 6), scheduled('next', 1)],
    });
    expect(shown).toMatchObject({ soon: ['next', 'evening'], open: ['now'] });
  });

  it('shows an overdue scheduled debate among those that wait for people', () => {
    expect(lists({ soon: [scheduled('late', -1)], open: [scheduled('late', -1)] })).toMatchObject({
      soon: [],
      open: ['late'],
    });
  });

  it('lists a full room that is about to start before the scheduled ones, and not among the open seats', () => {
    const full = room('full', aDebate({ phase: 'readyCheck' }));
    const shown = lists({ soon: [scheduled('evening', 6)], open: [full, room('free', withAda)] });
    expect(shown).toMatchObject({ soon: ['full', 'evening'], open: ['free'] });
  });

  it('keeps only rooms with a free seat on request', () => {
    const full = room('full', aDebate({ phase: 'readyCheck' }));
    const listed = { live: [room('live', aDebate({ phase: 'live' }))], open: [full, room('free', withAda)] };
    expect(lists(listed, { ...NO_FILTERS, seatsFree: true })).toMatchObject({
      live: [],
      soon: [],
      open: ['free'],
    });
  });

  it('filters every list, one’s own too', () => {
    const slow = aDebate();
    const letters = room('letters', {
      ...slow,
      format: withPace(slow.format, 'correspondence'),
    });
    const listed = { open: [room('minutes'), letters], mine: [room('own')] };
    expect(lists(listed, { ...NO_FILTERS, pace: 'correspondence' })).toMatchObject({
      open: ['letters'],
      mine: [],
    });
  });
});

describe('the action of a room in the lobby', () => {
  it('is a seat, a place to watch, or the way back', () => {
    expect(offerOf(room('a', withAda), BEN)).toBe('takeSeat');
    expect(offerOf(room('a', withAda), ADA)).toBe('return');
    expect(offerOf(room('a', aDebate({ phase: 'live' })), CLEO)).toBe('watch');
  });

  it('is the seat of a debater who left', () => {
    const left = play(aDebate({ phase: 'live' }), { type: 'leave', by: BEN });
    expect(offerOf(room('a', left), CLEO)).toBe('takeSeat');
  });
});
