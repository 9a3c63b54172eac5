import { useBackchannel } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { useMedia } from '../use-media.ts';
import { BackchannelView } from './backchannel-view.tsx';
import { useChatDesk } from './backchannel-words.ts';
import { BESIDE_THE_FLOOR } from './room-parts.ts';

const NONE = [] as const;

/**
 * The chat of everybody who is in a room, debaters too. It is listened to only while it is shown; where it stands beside
 * the floor without anybody having asked for it, only to its end.
 */
export function Backchannel({ room, uid }: { room: Room; uid: string }) {
  const isTab = !useMedia(BESIDE_THE_FLOOR);
  const { lines, older } = useBackchannel(room.id, isTab);
  const desk = useChatDesk(uid, room.id, lines.status === 'ready' ? lines.value : NONE);
  return <BackchannelView room={room} uid={uid} lines={lines} older={older} desk={desk} />;
}
