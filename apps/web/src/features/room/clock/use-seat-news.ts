import { isGathering, personName, type Room, seatName } from '@rostrum/domain';
import type { Milestone } from '@rostrum/ui';
import * as m from '@rostrum/words/room-clock';
import { useState } from 'react';

/**
 * The last seat that somebody else took or, before the start, gave up, since this page has looked. Once the debate has begun, a
 * free seat is announced with the pause.
 */
export function useSeatNews(room: Room, uid: string): Milestone | undefined {
  const { debate } = room;
  const [seen, setSeen] = useState<{ seats: Seats; news: Milestone | undefined }>({
    seats: debate.seats,
    news: undefined,
  });
  if (seen.seats === debate.seats) return seen.news;
  const text = seatNews(room, seen.seats, uid);
  const news = text === undefined ? seen.news : { id: `seats-${debate.seq}`, text };
  setSeen({ seats: debate.seats, news });
  return news;
}

type Seats = Room['debate']['seats'];

/** `Ben Okafor has taken a seat: Against.` Swapped benches are no news, because the coin announces them. */
function seatNews(room: Room, before: Seats, uid: string): string | undefined {
  const { debate } = room;
  for (const seat of debate.format.seats) {
    const [then, now] = [before[seat.id] ?? null, debate.seats[seat.id] ?? null];
    if (then === null && now !== null && now !== uid)
      return m.tookSeat({ name: personName(room, now), seat: seatName(debate.format, seat) });
    if (then !== null && now === null && then !== uid && isGathering(debate))
      return m.leftSeat({ name: personName(room, then), seat: seatName(debate.format, seat) });
  }
  return undefined;
}
