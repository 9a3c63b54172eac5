import { NO_DRAFT, useServerNow, type Live } from '@rostrum/data';
import type { DebateState, Intervention, Message } from '@rostrum/domain';
import { aRoom } from '@rostrum/domain/testing';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { aRun, inRoom, someWords, type RoomChanges } from '../../session/testing/in-room.tsx';
import { RoomView, type RoomViewProps } from '../room-view.tsx';

type Floor = { messages: readonly Message[]; acts: readonly Intervention[] };

/** A floor that is there, with so much on it. */
export const floorOf = (messages: Message[] = [], acts: Intervention[] = []): Live<Floor> => ({
  status: 'ready',
  value: { messages, acts },
  stale: false,
});

type Shown = RoomChanges &
  Pick<RoomViewProps, 'parts' | 'vote' | 'leaves'> & { draft?: string; run?: ReturnType<typeof aRun> };

/** Renders a room for a test as one person sees it, and records their actions. */
export function showRoom(debate: DebateState, uid: string, changes: Shown = {}) {
  const { draft = '', run = aRun(), parts = [], vote, leaves, ...session } = changes;
  const words = someWords({ draft: { ...NO_DRAFT, id: 'draft-of-ada', text: draft } });
  const onLeave = vi.fn<() => void>();
  const onReconnect = vi.fn<() => void>();
  let show: (debate: DebateState) => void;
  function Room() {
    const nowMs = useServerNow(5_000);
    const [shown, setShown] = useState(debate);
    show = setShown;
    return inRoom(<RoomView {...{ parts, vote, leaves, onLeave }} />, {
      room: aRoom({ debate: shown }),
      uid,
      words,
      run,
      onReconnect,
      nowMs,
      ...session,
    });
  }
  render(<Room />, { wrapper: MemoryRouter });
  return { words, run, onLeave, onReconnect, setDebate: (next: DebateState) => act(() => show(next)) };
}
