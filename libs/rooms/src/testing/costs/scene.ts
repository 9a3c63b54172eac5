import {
  FORMATS,
  interventionsPath,
  memberPath,
  roomCommandSchema,
  roomPath,
  roomSchema,
  type RoomDocument,
} from '@rostrum/domain';
import { aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import type { Entry } from '../../commands/once.ts';
import { runCommand } from '../../commands/run-command.ts';
import { tick } from '../../clock/tick.ts';
import { aDebateInMemory } from '../a-debate.ts';
import { countingPlatform, type Work } from './counting.ts';

/** A person without a record. */
const ENTRY: Entry = { mayHaveStanding: false, ask: async () => ({ ok: true, isOnRecord: false }) };

export type Settings = NonNullable<Parameters<typeof aDebateInMemory>[0]>['settings'];
export type Scene = Awaited<ReturnType<typeof aScene>>;

/**
 * A debate that Ada hosts without a seat; Dara watches. Ben has the first seat against, and every other person is named by their seat.
 */
export async function aScene(settings: Settings = {}) {
  const seats = FORMATS.get(settings.formatId ?? 'quick-clash')?.seats ?? [];
  const seated = seats.map(({ id }) => (id === 'against-1' ? 'ben' : id));
  const others = [...seated.filter((uid) => uid !== 'ben'), 'dara', 'emil'];
  const debate = await aDebateInMemory({ others, settings });
  const { roomId, database, platform, run, later } = debate;
  const give = async (uid: string, command: UnaimedRoomCommand) => {
    const answered = await run(uid, command, { entry: ENTRY });
    if (!answered.ok) throw new Error(`${command.type} of ${uid}: ${answered.refusal}`);
    return answered.value.answer;
  };
  await give('ada', { type: 'leave', roomId, seatId: 'for-1' });
  for (const uid of seated) if (uid !== 'ben') await give(uid, { type: 'takeSeat', roomId, seatId: uid });
  await give('dara', { type: 'enter', roomId });
  const read = async (path: string) => database.get(path).fields;
  const room = (): RoomDocument => roomSchema.parse(database.get(roomPath(roomId)).fields);
  return {
    ...debate,
    seated,
    give,
    room,
    stepIndex: () => {
      const state = room().debate;
      return 'floor' in state ? state.floor.stepIndex : 0;
    },
    acts: () => database.all(interventionsPath(roomId)).map(({ id }) => id),
    /** This person's browser is there now. */
    beat: (uid: string) =>
      debate.put(memberPath(roomId, uid), {
        ...database.get(memberPath(roomId, uid)).fields,
        lastSeenAtMs: debate.now(),
      }),
    /** The work of a command that is accepted, of an instance that knows no room. */
    async count(uid: string, command: UnaimedRoomCommand): Promise<Work> {
      const { platform: counted, work } = countingPlatform(platform);
      counted.known.forget(roomId);
      const aimed = roomCommandSchema.parse(await aimedAtStored(command, uid, read));
      const atMs = later();
      const caller = { uid, commandId: 'counted', atMs, isModerator: uid === 'emil', motionWaits: false };
      const answered = await runCommand(counted, { ...caller, entry: ENTRY }, aimed);
      if (!answered.ok) throw new Error(`${command.type} of ${uid}: ${answered.refusal}`);
      return { ...work };
    },
    /** The work of the clock's task at a mark of the running step. */
    async countTick(mark: 'end' | 30, atMs: number): Promise<Work> {
      const { platform: counted, work } = countingPlatform(platform);
      const state = room().debate;
      const stepSeq = 'floor' in state ? state.floor.stepSeq : 0;
      const tasks = await tick(counted, { roomId, stepSeq, mark }, atMs);
      return { ...work, tasks: work.tasks + tasks.length };
    },
  };
}
