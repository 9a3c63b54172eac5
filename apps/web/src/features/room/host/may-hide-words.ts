import { benchOf, type Room } from '@rostrum/domain';

/** Whether a person may hide words in a room: its host, without a part in the debate. */
export function mayHideWords({ hostId, debate }: Room, uid: string): boolean {
  return uid === hostId && benchOf(debate, uid) === undefined;
}
