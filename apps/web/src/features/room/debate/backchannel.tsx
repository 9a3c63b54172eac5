import { useBackchannel } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { BackchannelView } from './backchannel-view.tsx';
import { useChatDesk } from './backchannel-words.ts';

const NONE = [] as const;

/** The chat of everybody who is in a room, debaters too. It is listened to only while it is shown. */
export function Backchannel({ room, uid }: { room: Room; uid: string }) {
  const { lines, older } = useBackchannel(room.id);
  const desk = useChatDesk(uid, room.id, lines.status === 'ready' ? lines.value : NONE);
  return <BackchannelView room={room} uid={uid} lines={lines} older={older} desk={desk} />;
}
