import { beforeEach, vi } from 'vitest';
import type { Directory, Live } from '@rostrum/data';
import { newProfile, type FoundPerson, type Profile } from '@rostrum/domain';

const NOW_MS = 1_763_640_000_000;

/** Ada's stored data, and her requests. */
export const data = {
  wishes: [] as unknown[],
  directory: undefined as unknown,
  profile: undefined as unknown,
  follows: null as true | null,
  debates: [] as unknown[],
  blocks: [] as unknown[],
  myRooms: [] as unknown[],
  sent: [] as unknown[],
  reply: undefined as unknown,
};

/** Replaces `@rostrum/data`: returns `data`, and records commands. */
export const fakeData = {
  useDirectory: (wish: unknown) => {
    data.wishes.push(wish);
    return data.directory;
  },
  useProfile: () => data.profile,
  useFollows: () => ({ status: 'ready', value: data.follows, stale: false }),
  useDebatesOf: () => ({ status: 'ready', value: data.debates, stale: false }),
  useMyBlocks: () => ({ status: 'ready', value: data.blocks, stale: false }),
  useMyRooms: () => ({ status: 'ready', value: data.myRooms, stale: false }),
  useServerNow: () => NOW_MS,
  newCommandId: () => 'command-1',
  commands: {
    house: async (command: unknown) => {
      data.sent.push(command);
      return { status: 'done', value: { number: 'R-7KQ2M9XHTB', caseId: 'person-ben' } };
    },
    people: async (command: unknown) => {
      data.sent.push(command);
      return data.reply;
    },
  },
};

export const found = (uid: string, displayName: string, changes: Partial<FoundPerson> = {}): FoundPerson => ({
  uid,
  displayName,
  username: uid,
  photoURL: '',
  bio: '',
  interests: [],
  debates: 0,
  lastSeenAtMs: 0,
  ...changes,
});
export const BEN = found('ben', 'Ben Okafor', {
  bio: 'Asks where the money comes from.',
  debates: 3,
  lastSeenAtMs: NOW_MS,
});
export const ZOE = found('zoe', 'Zoé Lind');

export function directory(changes: Partial<Directory> = {}): Directory {
  const rest = { isLoading: false, hasMore: false, problem: null, more: vi.fn<() => void>() };
  return { people: [BEN, ZOE], ...rest, ...changes };
}
export const profile = (changes: Partial<Profile> = {}): Live<Profile | null> => ({
  status: 'ready',
  stale: false,
  value: {
    ...newProfile({ displayName: 'Ben Okafor', photoURL: '', createdAtMs: 0 }),
    username: 'ben',
    interests: ['economics'],
    ...changes,
  },
});

beforeEach(() => {
  Object.assign(data, {
    wishes: [],
    directory: directory(),
    profile: profile(),
    follows: null,
    debates: [],
    blocks: [],
    myRooms: [],
    sent: [],
    reply: { status: 'done', value: {} },
  });
});
