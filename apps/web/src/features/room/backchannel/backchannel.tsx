import { useBackchannelFor } from '@rostrum/data';
import { useEffect } from 'react';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { BackchannelView } from './backchannel-view.tsx';
import { BESIDE_THE_FLOOR, useDebateRoom } from '../session/index.ts';
import { useChatDesk } from './backchannel-words.ts';

const NONE = [] as const;

export type BackchannelProps = {
  /** Everything up to a moment of the server's clock is in sight. */
  onSeen: (atMs: number) => void;
};

/**
 * The chat of everybody in a room, debaters included. It is live only while it is shown. If it is merely visible
 * beside the floor, only its end is live.
 */
export function Backchannel({ onSeen }: BackchannelProps) {
  const { room, uid } = useDebateRoom();
  const isTab = !useMedia(BESIDE_THE_FLOOR);
  const { lines, older } = useBackchannelFor(uid, room.id, isTab);
  const latestAtMs = lines.status === 'ready' ? lines.value.at(-1)?.createdAtMs : undefined;
  useEffect(() => {
    if (latestAtMs !== undefined) onSeen(latestAtMs);
  }, [latestAtMs, onSeen]);
  const desk = useChatDesk(uid, room.id, lines.status === 'ready' ? lines.value : NONE);
  return <BackchannelView lines={lines} older={older} desk={desk} />;
}
