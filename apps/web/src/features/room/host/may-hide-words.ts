import { benchOf, type Room } from '@rostrum/domain';

/** Whether somebody may hide words in a room: its host, where they have no part in the debate. */
export function mayHideWords({ hostId, debate }: Room, uid: string): boolean {
  return uid === hostId && benchOf(debate, uid) === undefined;
}
