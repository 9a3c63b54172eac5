import {
  apartPath,
  profilePath,
  roomCommandSchema,
  roomPath,
  roomSchema,
  seekerPath,
  seekerSchema,
  standingPath,
  type RoomCommandInput,
} from '@rostrum/domain';
import type { Handled } from '../access/context.ts';
import { runCommand } from '../commands/run-command.ts';
import { MemoryDatabase } from './memory-database.ts';
import { memoryPlatform } from './memory-platform.ts';
import { CALM, memoryBatch, type CommitHooks } from './memory-work.ts';

type WishInput = Extract<RoomCommandInput, { type: 'seek' }>['wish'];

/** A wish that fits everybody's. */
const ANYTHING: WishInput = {
  language: null,
  pace: null,
  formatId: null,
  motions: [],
  takesOffered: true,
};

/** A queue in memory with a clock that the test turns. */
export async function aQueueInMemory(hooks: Partial<CommitHooks> = {}) {
  const database = new MemoryDatabase(() => 1_000);
  let [atMs, commands, drawn] = [1_000_000, 0, 0];
  const below = (limit: number) => (drawn += 7) % limit;
  const platform = memoryPlatform(database, { below }, { ...CALM, ...hooks });
  const put = async (path: string, fields: object) => {
    const batch = memoryBatch(database);
    batch.set(path, fields);
    await batch.commit();
  };
  const run = (uid: string, command: RoomCommandInput): Promise<Handled> => {
    const by = { uid, commandId: `command-${(commands += 1)}`, atMs, isModerator: false };
    return runCommand(platform, by, roomCommandSchema.parse(command));
  };
  for (const uid of ['ada', 'ben', 'cleo'])
    await put(profilePath(uid), { displayName: uid, username: null, photoURL: '', createdAtMs: 1 });
  return {
    database,
    put,
    run,
    wait: (seconds: number) => (atMs += seconds * 1_000),
    seek: (uid: string, wish: Partial<WishInput> = {}) =>
      run(uid, { type: 'seek', wish: { ...ANYTHING, ...wish } }),
    keepSeeking: (uid: string) => run(uid, { type: 'keepSeeking' }),
    block: (one: string, other: string) => put(apartPath(one, other), { uids: [one, other], atMs: 1 }),
    suspend: (uid: string) =>
      put(standingPath(uid), { suspension: { fromMs: 1, untilMs: null, decisionId: 'decision-1' } }),
    placeOf: (uid: string) => {
      const { fields } = database.get(seekerPath(uid));
      return fields && seekerSchema.parse(fields);
    },
    roomOf: (roomId: string) => roomSchema.parse(database.get(roomPath(roomId)).fields),
  };
}

/** A field of a command's answer; the refusal in its place if there is one. */
export function said(handled: Handled, field = 'roomId'): string {
  return handled.ok ? (handled.value.answer[field] ?? '') : handled.refusal;
}
