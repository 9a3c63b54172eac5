import { useFaces } from '@rostrum/data';
import { own, type Room } from '@rostrum/domain';
import { useMemo } from 'react';

/** The room with the names of those of its audience who have, or wait for, a turn. */
export function useKnownRoom(room: Room): Room {
  const strangers = strangersIn(room);
  const faces = useFaces(room.id, strangers);
  return useMemo(() => ({ ...room, people: { ...faces, ...room.people } }), [room, faces]);
}

function strangersIn({ debate, people }: Room): string[] {
  if (!('floor' in debate)) return [];
  const { turn, queue } = debate.floor;
  return [...(turn ? [turn.uid] : []), ...queue].filter((uid) => own(people, uid) === undefined);
}
