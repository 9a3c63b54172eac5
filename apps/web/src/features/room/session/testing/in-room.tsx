import { NO_DRAFT } from '@rostrum/data';
import { ADA, aRoom, NOON_MS } from '@rostrum/domain/testing';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Run } from '../../../../shared/commands/use-command.ts';
import { RoomSessionProvider, type RoomSession } from '../room-session.tsx';
import type { Words } from '../use-words.ts';

/** Somebody who writes, and what they do with it. */
export const someWords = (changes: Partial<Words> = {}): Words => ({
  draft: NO_DRAFT,
  setDraft: vi.fn<Words['setDraft']>(),
  posts: [],
  send: vi.fn<Words['send']>(),
  tryAgain: vi.fn<() => void>(),
  takeBack: vi.fn<Words['takeBack']>(),
  discard: vi.fn<Words['discard']>(),
  ...changes,
});

/** A command that is done at once, or not where `arrives` says so. */
export const aRun = (arrives = true) =>
  vi.fn<(command: object, hearers?: object) => Promise<object | undefined>>(async () =>
    arrives ? {} : undefined,
  );

/** What is otherwise in a room of a test. */
export type RoomChanges = Partial<Omit<RoomSession, 'run'>>;

/** Something as it stands in a room: Ada's, with nothing said, unless `changes` says otherwise. */
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
