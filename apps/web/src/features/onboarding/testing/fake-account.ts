import { beforeEach } from 'vitest';
import type { Sending } from '@rostrum/data';
import { newProfile, NEW_WELCOME, type Profile, type Welcome } from '@rostrum/domain';

/** Ada's stored data, the server's answers, and her requests. */
export const data = {
  welcome: undefined as unknown,
  profile: undefined as unknown,
  owners: {} as Record<string, string>,
  asked: [] as string[],
  updates: [] as unknown[],
  commands: [] as { type: string }[],
  reply: undefined as unknown,
  updateFails: false,
  upload: undefined as unknown,
  onShare: undefined as ((share: number) => void) | undefined,
};

/** Replaces `@rostrum/data`: returns `data`, and records commands. */
export const fakeData = {
  useWelcome: () => data.welcome,
  useProfile: () => data.profile,
  fetchUsernameOwner: async (name: string) => {
    data.asked.push(name);
    return data.owners[name] ?? null;
  },
  updateUser: async (uid: string, fields: unknown) => {
    if (data.updateFails) throw new Error('unavailable');
    data.updates.push({ uid, fields });
  },
  newCommandId: () => 'command-1',
  commands: {
    people: async (command: { type: string }) => {
      data.commands.push(command);
      return command.type === 'passStep' ? { status: 'done', value: {} } : data.reply;
    },
  },
  sendPhoto: (_photo: Blob, onProgress: (share: number) => void) => {
    data.onShare = onProgress;
    onProgress(0.25);
    return data.upload;
  },
};

export const welcomed = (changes: Partial<Welcome> = {}) =>
  void (data.welcome = { status: 'ready', value: { ...NEW_WELCOME, ...changes }, stale: false });
export const profiled = (changes: Partial<Profile> = {}) => {
  const profile = newProfile({ displayName: '', photoURL: '', createdAtMs: 0 });
  data.profile = { status: 'ready', value: { ...profile, ...changes }, stale: false };
};
beforeEach(() => {
  Object.assign(data, {
    owners: {},
    asked: [],
    updates: [],
    commands: [],
    reply: { status: 'done', value: {} },
    updateFails: false,
    upload: { sent: new Promise(() => {}), cancel: () => {} } satisfies Sending<unknown>,
    onShare: undefined,
  });
  welcomed();
  profiled();
});
