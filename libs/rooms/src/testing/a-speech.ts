import {
  interventionsPath,
  messagesPath,
  moderatorPath,
  moderatorSchema,
  profilePath,
  roomCommandSchema,
} from '@rostrum/domain';
import { aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { runCommand } from '../commands/run-command.ts';
import type { ClassifyTask } from '../room/model-tasks.ts';
import { MemoryDatabase } from './memory-database.ts';
import { memoryPlatform } from './memory-platform.ts';
import { memoryBatch } from './memory-work.ts';

/**
 * A running debate in memory, in which Ada has the floor and hosts. `tasks` are the second looks that it asked for, `attacks`
 * the recorded acts about attacks on persons.
 */
export async function aSpeech() {
  const database = new MemoryDatabase(() => 1_000);
  let atMs = 1_000_000;
  let commands = 0;
  const tasks: ClassifyTask[] = [];
  const still = memoryPlatform(database, { below: (limit) => (commands += 7) % limit });
  const classify = async (task: ClassifyTask) => void tasks.push(task);
  const platform = { ...still, later: { ...still.later, classify } };
  const put = async (path: string, fields: object) => {
    const batch = memoryBatch(database);
    batch.set(path, fields);
    await batch.commit();
  };
  for (const uid of ['ada', 'ben'])
    await put(profilePath(uid), { displayName: uid, username: null, photoURL: '', createdAtMs: 1 });
  const run = async (uid: string, asked: UnaimedRoomCommand) => {
    const aimed = await aimedAtStored(asked, uid, async (path) => database.get(path).fields);
    const by = { uid, commandId: `command-${(commands += 1)}`, atMs: (atMs += 1_000), isModerator: false };
    return runCommand(platform, by, roomCommandSchema.parse(aimed));
  };
  const created = await run('ada', {
    type: 'create',
    motion: 'This house would plant more trees in every town',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'public',
    strictness: 'standard',
    lengths: { preparation: 0 },
  });
  const roomId = created.ok ? (created.value.answer['roomId'] ?? '') : '';
  await run('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const uid of ['ada', 'ben']) await run(uid, { type: 'ready', roomId });
  const messages = () => database.all(messagesPath(roomId)).map(({ fields }) => fields ?? {});
  const say = async (text: string): Promise<ClassifyTask> => {
    const said = await run('ada', { type: 'speak', roomId, text });
    return { roomId, messageId: said.ok ? (said.value.answer['messageId'] ?? '') : '' };
  };
  const attacks = () =>
    database
      .all(interventionsPath(roomId))
      .map(({ fields }) => fields ?? {})
      .filter((fields) => Reflect.get(fields, 'act') === 'personAttack');
  const record = () => moderatorSchema.parse(database.get(moderatorPath(roomId)).fields);
  const change = (messageId: string, fields: object) => {
    const path = `${messagesPath(roomId)}/${messageId}`;
    return put(path, { ...database.get(path).fields, ...fields });
  };
  return { roomId, platform, say, attacks, record, messages, tasks, change, run, now: () => atMs };
}
