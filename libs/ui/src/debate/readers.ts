import type { Room } from '@rostrum/domain';

/** Who can see restricted content. */
export type Readers = 'you' | 'youAndHost';

/** Who can see a held message, or the moderator's words to its author. The host always can. */
export function readersOf({ hostId }: Pick<Room, 'hostId'>, uid: string): Readers {
  return hostId === uid ? 'you' : 'youAndHost';
}

export const ONLY: Record<Readers, string> = { you: 'only you', youAndHost: 'only you and the host' };
