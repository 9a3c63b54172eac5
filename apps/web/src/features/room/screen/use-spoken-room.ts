import { withNewWords, type Message, type Room } from '@rostrum/domain';
import type { Live } from '@rostrum/data';
import { useMemo } from 'react';

/** The room with the words counted that were said since it was written. */
export function useSpokenRoom(room: Room, floor: Live<{ messages: readonly Message[] }>): Room {
  const messages = floor.status === 'ready' ? floor.value.messages : undefined;
  return useMemo(
    () => (messages ? { ...room, debate: withNewWords(room.debate, messages) } : room),
    [room, messages],
  );
}
