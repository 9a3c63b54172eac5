import { NO_DRAFT, type Live } from '@rostrum/data';
import type { DebateState, Intervention, Message } from '@rostrum/domain';
import { aRoom } from '@rostrum/domain/testing';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Run } from '../../../../shared/commands/use-command.ts';
import { RoomView, type RoomViewProps } from '../room-view.tsx';
import type { Words } from '../../session/index.ts';

type Floor = { messages: readonly Message[]; acts: readonly Intervention[] };

/** A floor that is there, with so much on it. */
export const floorOf = (messages: Message[] = [], acts: Intervention[] = []): Live<Floor> => ({
  status: 'ready',
  value: { messages, acts },
  stale: false,
});

/** Draws a room for a test as one person sees it, and gives what they did there. */
export function showRoom(
  debate: DebateState,
  uid: string,
  changes: Partial<RoomViewProps> & { draft?: string } = {},
) {
  const { draft = '', ...props } = changes;
  const words: Words = {
    draft: { ...NO_DRAFT, text: draft },
    setDraft: vi.fn<Words['setDraft']>(),
    posts: [],
    send: vi.fn<Words['send']>(),
    tryAgain: vi.fn<() => void>(),
    takeBack: vi.fn<Words['takeBack']>(),
    discard: vi.fn<Words['discard']>(),
  };
  const run = vi.fn<(command: object) => Promise<object>>().mockResolvedValue({});
  const onLeave = vi.fn<() => void>();
  const onReconnect = vi.fn<() => void>();
  render(
    <RoomView
      room={aRoom({ debate })}
      uid={uid}
      floor={floorOf()}
      members={[]}
      present={undefined}
      audience={{ status: 'unasked' }}
      onAskAudience={() => undefined}
      words={words}
      run={run as unknown as Run<'rooms'>}
      busy={null}
      isOnline
      isStale={false}
      onReconnect={onReconnect}
      onLeave={onLeave}
      {...props}
    />,
  );
  return { words, run, onLeave, onReconnect };
}
