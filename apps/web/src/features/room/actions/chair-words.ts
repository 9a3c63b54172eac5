import { personName, type Room } from '@rostrum/domain';

/** Why somebody else hosts the debate now, as one person reads it; undefined while its host has kept the chair. */
export function chairWords(room: Room, uid: string): string | undefined {
  const { formerHost, hostId } = room.debate;
  if (!formerHost) return undefined;
  const host = personName(room, hostId);
  const hasLeft = formerHost.why === 'left';
  if (uid === formerHost.uid) {
    const because = hasLeft ? 'You left' : 'You were away for a while';
    return `${because}, so ${host} hosts this debate now. You are welcome to take part.`;
  }
  const former = personName(room, formerHost.uid);
  const because = hasLeft ? `${former} has left` : `${former} has been away for a while`;
  return uid === hostId
    ? `${because}, so you host this debate now.`
    : `${because}, so ${host} hosts this debate now.`;
}
