import { NO_DRAFT } from '@rostrum/data';
import { ADA, aRoom, NOON_MS } from '@rostrum/domain/testing';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Run } from '../../../../shared/commands/use-command.ts';
import { RoomSessionProvider, type RoomSession } from '../room-session.tsx';
import type { RoomWriting } from '../use-room-writing.ts';

/** A writer's state and actions. */
export const someWords = (changes: Partial<RoomWriting> = {}): RoomWriting => ({
  draft: { ...NO_DRAFT, id: 'draft-of-ada' },
  others: [],
  setDraft: vi.fn<RoomWriting['setDraft']>(),
  takeDraft: vi.fn<RoomWriting['takeDraft']>(),
  setAside: vi.fn<RoomWriting['setAside']>(),
  dropDraft: vi.fn<RoomWriting['dropDraft']>(),
  posts: [],
  send: vi.fn<RoomWriting['send']>(),
  sendAll: vi.fn<RoomWriting['sendAll']>(async () => true),
  takeBack: vi.fn<RoomWriting['takeBack']>(),
  discard: vi.fn<RoomWriting['discard']>(),
  sendsDraft: true,
  setSendsDraft: vi.fn<RoomWriting['setSendsDraft']>(),
  ...changes,
});

/** A command that succeeds at once, or not if `arrives` says so. */
export const aRun = (arrives = true) =>
  vi.fn<(command: object, hearers?: object) => Promise<object | undefined>>(async () =>
    arrives ? {} : undefined,
  );

/** The defaults of a test's room. */
export type RoomChanges = Partial<Omit<RoomSession, 'run'>>;

/** A part as it is in a room: Ada's, without messages, unless `changes` says otherwise. */
export function inRoom(
  children: ReactNode,
  { run = aRun(), ...changes }: RoomChanges & { run?: (...args: never[]) => unknown } = {},
): ReactNode {
  return (
    <RoomSessionProvider
      room={aRoom()}
      uid={ADA}
      floor={{ status: 'ready', value: { messages: [], acts: [] }, stale: false }}
      words={someWords()}
      members={[]}
      present={undefined}
      audience={{ status: 'unasked' }}
      onAskAudience={() => undefined}
      flags={undefined}
      appeals={undefined}
      hidden={undefined}
      isOnline
      isStale={false}
      onReconnect={() => undefined}
      busy={null}
      nowMs={NOON_MS}
      run={run as unknown as Run<'rooms'>}
      {...changes}
    >
      {children}
    </RoomSessionProvider>
  );
}
