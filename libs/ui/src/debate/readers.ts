import { isHostNeutral, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/ui-debate';

/** Who can see restricted content. A neutral host is one who does not debate; a host who decides reads with the author. */
export type Readers = 'you' | 'youAndHost' | 'youAndNeutralHost' | 'youAndAuthor';

/** Who can see a held message, or the moderator's words to its author. A host who debates never can. */
export function readersOf({ hostId, debate }: Pick<Room, 'hostId' | 'debate'>, uid: string): Readers {
  return hostId === uid || !isHostNeutral(debate) ? 'you' : 'youAndNeutralHost';
}

/** Who can see a hidden message and its reasons: every host can, because they decide how the debate continues. */
export function readersOfHidden(room: Pick<Room, 'hostId' | 'debate'>, uid: string): Readers {
  if (room.hostId === uid) return 'you';
  return isHostNeutral(room.debate) ? 'youAndNeutralHost' : 'youAndHost';
}

/** As in "only you and the host see this". */
export function onlySee(readers: Readers): string {
  return m.onlySee({ readers });
}
