import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RoomProvider, useRoom } from '../../../shared/session/room-context.tsx';
import { useLeaveOnceOver } from './use-leave-once-over.ts';

afterEach(() => localStorage.clear());

/** A page of a room inside the app, which outlives it. */
function inRoom(isOver: boolean, activeRoom = 'room-7') {
  localStorage.setItem('activeRoom', activeRoom);
  const { result, rerender } = renderHook(
    ({ roomId }: { roomId: string | null }) => ({ room: useRoom(), leaves: useLeaving(roomId, isOver) }),
    { wrapper: RoomProvider, initialProps: { roomId: 'room-7' as string | null } },
  );
  return {
    activeRoom: () => result.current.room.activeRoom,
    goElsewhere: () => act(() => rerender({ roomId: null })),
  };
}

/** The hook of a room; of none, nothing is over. */
const useLeaving = (roomId: string | null, isOver: boolean) =>
  useLeaveOnceOver(roomId ?? '', isOver && roomId !== null);

describe('a person who goes to another page', () => {
  it('leaves a debate that is over', () => {
    const { activeRoom, goElsewhere } = inRoom(true);
    expect(activeRoom()).toBe('room-7');
    goElsewhere();
    expect(activeRoom()).toBeNull();
  });

  it('stays in one that is not', () => {
    const { activeRoom, goElsewhere } = inRoom(false);
    goElsewhere();
    expect(activeRoom()).toBe('room-7');
  });

  it('stays in another room', () => {
    const { activeRoom, goElsewhere } = inRoom(true, 'room-8');
    goElsewhere();
    expect(activeRoom()).toBe('room-8');
  });
});
