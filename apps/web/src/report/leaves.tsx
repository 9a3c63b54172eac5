import type { Room } from '@rostrum/domain';
import { Ballots } from '../ballots/ballots.tsx';

/** What a debate leaves to who was there: its report, and marks for those who debated. */
export function Leaves({ room, uid }: { room: Room; uid: string }) {
  return <Ballots room={room} uid={uid} />;
}
