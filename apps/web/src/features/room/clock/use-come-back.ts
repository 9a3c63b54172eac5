import { commands } from '@rostrum/data';
import { meantStep, type Room } from '@rostrum/domain';
import { useEffect } from 'react';

/** How long to wait before it is tried again, in milliseconds. */
const AGAIN_MS = 5_000;

type ComeBack = (roomId: string, stepSeq: number) => Promise<unknown>;

/** Reports one's return as soon as the waiting debate is reachable, until it continues. */
export function useComeBack(
  { id, debate }: Room,
  uid: string,
  isInReach: boolean,
  comeBack: ComeBack = tellServer,
): void {
  const isMissing = debate.phase === 'paused' && debate.missing === uid;
  const stepSeq = meantStep(debate, 'comeBack', uid);
  useEffect(() => {
    if (!isMissing || !isInReach) return undefined;
    void comeBack(id, stepSeq);
    const timer = setInterval(() => void comeBack(id, stepSeq), AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, isMissing, stepSeq, isInReach, comeBack]);
}

function tellServer(roomId: string, stepSeq: number): Promise<unknown> {
  return commands.rooms({ type: 'comeBack', roomId, stepSeq });
}
