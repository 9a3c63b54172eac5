import { isHostNeutral, type Room } from '@rostrum/domain';

/** Who can see restricted content. A neutral host is one who does not debate. */
export type Readers = 'you' | 'youAndHost' | 'youAndNeutralHost';

/** Who can see a held message, or the moderator's words to its author. A host who debates never can. */
export function readersOf({ hostId, debate }: Pick<Room, 'hostId' | 'debate'>, uid: string): Readers {
  return hostId === uid || !isHostNeutral(debate) ? 'you' : 'youAndNeutralHost';
}

/** Who can see a hidden message and its reasons: every host can, because they decide how the debate continues. */
export function readersOfHidden(room: Pick<Room, 'hostId' | 'debate'>, uid: string): Readers {
  if (room.hostId === uid) return 'you';
  return isHostNeutral(room.debate) ? 'youAndNeutralHost' : 'youAndHost';
}

export const ONLY: Record<Readers, string> = {
  you: 'only you',
  youAndHost: 'only you and the host',
  youAndNeutralHost: 'only you and the host, who does not debate',
};

export const ONLY_SEE: Record<Readers, string> = {
  you: 'only you see this',
  youAndHost: 'only you and the host see this',
  youAndNeutralHost: 'only you and the host, who does not debate, see this',
};
