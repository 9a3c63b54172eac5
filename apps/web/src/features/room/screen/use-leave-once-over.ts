import { useEffect, useRef } from 'react';
import { useRoom } from '../../../shared/session/room-context.tsx';

/** Leaves a debate that is over as soon as the person goes to another page; its own link still opens it. */
export function useLeaveOnceOver(roomId: string, isOver: boolean): void {
  const { activeRoom, setActiveRoom } = useRoom();
  const isActive = useRef(false);
  useEffect(() => {
    isActive.current = activeRoom === roomId;
  }, [activeRoom, roomId]);
  useEffect(() => {
    if (!isOver) return undefined;
    return () => {
      if (isActive.current) setActiveRoom(null);
    };
  }, [isOver, setActiveRoom]);
}
