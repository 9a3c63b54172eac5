import { profilePath, roomCommandSchema } from '@rostrum/domain';
import { agreementTo, aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import type { Entry } from '../commands/once.ts';
import type { Platform } from '../commands/platform.ts';
import { runCommand } from '../commands/run-command.ts';
import { MemoryDatabase } from './memory-database.ts';
import { memoryPlatform } from './memory-platform.ts';
import { CALM, memoryBatch, type CommitHooks } from './memory-work.ts';

type Options = {
  /** Who has a profile, besides Ada and Ben. */
  others?: readonly string[];
  /** What differs from the usual settings. */
  settings?: Partial<Extract<UnaimedRoomCommand, { type: 'create' }>>;
  changes?: Partial<Platform>;
  hooks?: Partial<CommitHooks>;
};

/**
 * A public Quick clash in memory: Ada hosts and speaks for, Ben speaks against. It starts with `begin`. With `run` Ben
 * agrees to what Ada asks for as the host, with `runAlone` he does not answer.
 */
export async function aDebateInMemory({ others = [], settings, changes, hooks }: Options = {}) {
  const database = new MemoryDatabase(() => 1_000);
  let [atMs, commands, drawn] = [1_000_000, 0, 0];
  const below = (limit: number) => (drawn += 7) % limit;
  const platform = { ...memoryPlatform(database, { below }, { ...CALM, ...hooks }), ...changes };
  const put = async (path: string, fields: object) => {
    const batch = memoryBatch(database);
    batch.set(path, fields);
    await batch.commit();
  };
  for (const uid of ['ada', 'ben', ...others])
    await put(profilePath(uid), { displayName: uid, username: null, photoURL: '', createdAtMs: 1 });
  const later = (milliseconds = 1_000) => (atMs += milliseconds);
  const read = async (path: string) => database.get(path).fields;
  const runAlone = async (
    uid: string,
    asked: UnaimedRoomCommand,
    more: { id?: string; entry?: Entry; motionWaits?: boolean } = {},
  ) => {
    const aimed = await aimedAtStored(asked, uid, read);
    const commandId = more.id ?? `command-${(commands += 1)}`;
    const { motionWaits = false } = more;
    const by = { uid, commandId, atMs: later(), isModerator: false, motionWaits };
    const caller = more.entry ? { ...by, entry: more.entry } : by;
    return runCommand(platform, caller, roomCommandSchema.parse(aimed));
  };
  const run: typeof runAlone = async (uid, asked, more) => {
    const answer = await runAlone(uid, asked, more);
    const agreed = answer.ok ? await agreementTo(asked, uid, read) : undefined;
    if (agreed) await runAlone(agreed.by, agreed.command);
    return answer;
  };
  const created = await run('ada', {
    type: 'create',
    motion: 'This house would plant more trees in every town',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'public',
    strictness: 'standard',
    lengths: { preparation: 0 },
    ...settings,
  });
  const roomId = created.ok ? (created.value.answer['roomId'] ?? '') : '';
  await run('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  const begin = async () => {
    for (const uid of ['ada', 'ben']) await run(uid, { type: 'ready', roomId });
  };
  return { roomId, database, platform, put, run, runAlone, begin, later, now: () => atMs };
}
