import type { Room } from '@rostrum/domain';

/** Who can see what is not for everybody. */
export type Readers = 'you' | 'youAndHost';

/** Who can see what the moderator holds of somebody, or says to them: the host does, whoever that is. */
export function readersOf({ hostId }: Pick<Room, 'hostId'>, uid: string): Readers {
  return hostId === uid ? 'you' : 'youAndHost';
}

export const ONLY: Record<Readers, string> = { you: 'only you', youAndHost: 'only you and the host' };
