import { sendRoomCommand } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { useEffect } from 'react';

/** How long to wait before it is tried again, in milliseconds. */
const AGAIN_MS = 5_000;

type ComeBack = (roomId: string) => Promise<unknown>;

/** Says that one is back as soon as the debate that waits for one is in reach again, until it goes on. */
export function useComeBack(
  { id, debate }: Room,
  uid: string,
  isInReach: boolean,
  comeBack: ComeBack = tellServer,
): void {
  const isMissing = debate.phase === 'paused' && debate.missing === uid;
  useEffect(() => {
    if (!isMissing || !isInReach) return undefined;
    void comeBack(id);
    const timer = setInterval(() => void comeBack(id), AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, isMissing, isInReach, comeBack]);
}

function tellServer(roomId: string): Promise<unknown> {
  return sendRoomCommand({ type: 'comeBack', roomId });
}
