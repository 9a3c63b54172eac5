import {
  debateEventSchema,
  isFinished,
  newProfile,
  profilePath,
  roomPath,
  roomSchema,
  storedProfile,
} from '@rostrum/domain';
import { findBreaches } from '@rostrum/domain/invariants';
import { describe, expect, test } from 'vitest';
import { EarlyTask, type ScheduledTask } from '../room/clock-task.ts';
import { tasksFor } from '../room/clock-tasks.ts';
import { aDebateInMemory } from '../testing/a-debate.ts';
import { sweepRoom } from './sweep-room.ts';
import { tick } from './tick.ts';

/** Past every grace, so that also the sweeper finds what is overdue. */
const A_STEP_MS = 7_500_000;
const STEPS = 5;

/** Ada and Ben are there and say nothing; a watcher votes before and after. Each task comes so many times, newest first. */
async function playedBy(times: number) {
  const debate = await aDebateInMemory({ others: ['cleo'] });
  const { roomId, database, platform, put, run, begin, later } = debate;
  for (const uid of ['ada', 'ben', 'cleo'])
    await put(
      profilePath(uid),
      storedProfile(newProfile({ displayName: uid, photoURL: '', createdAtMs: 1 })),
    );
  await run('cleo', { type: 'enter', roomId });
  await run('cleo', { type: 'vote', roomId, ballot: 'before', choice: 'for' });
  const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  const waiting: ScheduledTask[] = [];
  const look = async () => {
    const before = room().debate;
    const atMs = later(A_STEP_MS);
    for (const uid of ['ada', 'ben', 'cleo'])
      database.store([
        { kind: 'merge', path: `rooms/${roomId}/members/${uid}`, fields: { lastSeenAtMs: atMs } },
      ]);
    const due = waiting.splice(0).toReversed();
    const arriving = Array.from({ length: times }, () => due).flat();
    for (const task of arriving)
      if (task.mark !== 'report') waiting.push(...(await deliver({ ...task, mark: task.mark }, atMs)));
    if (times === 0) waiting.push(...(await sweepRoom(platform, roomId, atMs)));
    return !isFinished(before);
  };
  const deliver = async (task: Parameters<typeof tick>[1], atMs: number) => {
    try {
      return await tick(platform, task, atMs);
    } catch (error) {
      if (error instanceof EarlyTask) return [];
      throw error;
    }
  };
  const opened = room().debate;
  await begin();
  waiting.push(...tasksFor(roomId, opened, room().debate));
  for (let looks = 0; looks < STEPS + 3 && (await look()); looks += 1) {
    if (room().debate.phase !== 'verdictVote') continue;
    await run('cleo', { type: 'vote', roomId, ballot: 'after', choice: 'against' });
  }
  return { ...debate, room };
}

const DAYS_MS = 30 * 86_400_000;

describe('a debate whose tasks of the clock each come', () => {
  test.each([0, 1, 2, 5])(
    '%i times, newest first, ends each step once, counts the votes and agrees with itself',
    async (times) => {
      const { roomId, room, database, platform, now } = await playedBy(times);
      expect(room().debate.phase).toBe('debrief');
      expect(room().tally === null).toBe(times === 0);
      const endings = database
        .all(`${roomPath(roomId)}/events`)
        .map(({ fields }) => debateEventSchema.parse(fields))
        .flatMap((event) => (event.type === 'stepEnded' ? [event.stepIndex] : []));
      expect(endings).toHaveLength(STEPS);
      expect(new Set(endings)).toEqual(new Set([0, 1, 2, 3, 4]));
      expect(findBreaches(database.documents())).toEqual([]);

      await sweepRoom(platform, roomId, now() + DAYS_MS);
      expect(room()).toMatchObject({ debate: { phase: 'archived' }, tally: { late: 0 } });
      expect(findBreaches(database.documents())).toEqual([]);
    },
  );
});
