import { personName, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-actions';

/** Why somebody else hosts the debate now, as one person reads it; undefined while its host has kept the chair. */
export function chairWords(room: Room, uid: string): string | undefined {
  const { formerHost, hostId } = room.debate;
  if (!formerHost) return undefined;
  const host = personName(room, hostId);
  const { why } = formerHost;
  if (uid === formerHost.uid) return m.youHosted({ why, host });
  const former = personName(room, formerHost.uid);
  return uid === hostId ? m.youHostNow({ why, former }) : m.theyHostNow({ why, former, host });
}
