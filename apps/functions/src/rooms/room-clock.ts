import {
  audienceVotes,
  decide,
  tallyVotes,
  topicPath,
  winnerBySwing,
  type RoomDocument,
} from '@rostrum/domain';
import { nextLookAtMs } from '@rostrum/moderator';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { wordLater, type WordTask } from '../models/model-tasks.ts';
import { countVerdict } from '../topics/topic-counts.ts';
import {
  clockTaskSchema,
  nextLook,
  scheduleTasks,
  tasksFor,
  type ClockTask,
  type ScheduledTask,
} from './clock-tasks.ts';
import { settingOf, tellModerator, writtenIn } from './moderation.ts';
import { RoomStore } from './room-store.ts';
import type { StoredRoom } from './stored-room.ts';
import { sumUp } from './sum-up.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';

/** A bell that comes later than this says nothing new and is dropped. */
const BELL_STALE_MS = 8_000;

/**
 * Rings the bells of a step and ends it. Late, early or repeated deliveries change nothing: the stored clock and the
 * step's sequence number decide, never the delivery. An early end throws, so that Cloud Tasks delivers it again.
 */
export const roomClock = onTaskDispatched(
  { retryConfig: { maxAttempts: 5, minBackoffSeconds: 1 }, rateLimits: { maxConcurrentDispatches: 100 } },
  async (request) => {
    const task = clockTaskSchema.parse(request.data);
    await skipUnreadable(async () => scheduleTasks(await tick(task, Date.now())));
  },
);

/** Does what a task says, as if it came at `atMs`; returns the tasks that follow. */
export async function tick(task: ClockTask, atMs: number) {
  const db = database();
  let written: readonly WordTask[] = [];
  const tasks = await db.runTransaction(async (tx) => {
    written = [];
    const store = RoomStore.inTransaction(db, tx);
    const stored = await store.read(task.roomId);
    if (!stored) return [];
    if (task.mark === 'end') return endStep(store, stored, task.stepSeq, atMs);
    if (task.mark === 'tally') return countVotes(store, stored, db, tx);
    if (task.mark === 'look') {
      const looked = lookAround(store, stored, task, atMs);
      written = looked.written;
      return looked.tasks;
    }
    return task.mark === 'opponent' ? [] : ringBell(store, stored, { ...task, mark: task.mark }, atMs);
  });
  await Promise.all(written.map((act) => wordLater(act)));
  return tasks;
}

/** Ends what has run out, if it still runs. */
export async function endStep(store: RoomStore, stored: StoredRoom, stepSeq: number, atMs: number) {
  const before = stored.room.debate;
  const decision = decide(before, { type: 'advance', by: 'clock', stepSeq }, atMs);
  if (!decision.ok) {
    if (decision.refusal === 'step-still-running') throw new Error('The task came before its deadline');
    return [];
  }
  const moderated = await sumUp(store, stored, decision.value, atMs);
  const { room } = store.commit(stored, decision.value, {}, moderated && { moderated });
  return tasksFor(stored.id, before, room.debate, room.practice);
}

/** Counts the votes once, for the topic as well; a repeated delivery counts the same votes again, and nothing for the topic. */
async function countVotes(store: RoomStore, { id, room }: StoredRoom, db: Firestore, tx: Transaction) {
  const votes = audienceVotes(room.debate, await store.readVotes(id));
  if (votes.length === 0) return [];
  const topicId = room.tally === null ? room.topicId : undefined;
  const topic = topicId === undefined ? undefined : await tx.get(db.doc(topicPath(topicId)));
  const tally = tallyVotes(votes);
  const winner = winnerBySwing(tally);
  store.putTally(id, tally);
  if (topic?.exists && winner) countVerdict(db, tx, topic.id, winner);
  return [];
}

type Bell = { stepSeq: number; mark: 60 | 30 | 0 };

function ringBell(store: RoomStore, stored: StoredRoom, { stepSeq, mark }: Bell, atMs: number) {
  if (isDue(stored.room, stepSeq, mark, atMs)) {
    const bell = { type: 'bell', stepSeq, secondsLeft: mark, atMs } as const;
    store.recordDecisions(stored.id, tellModerator(stored, bell, atMs).decisions);
  }
  return [];
}

/**
 * Lets the moderator see that time has passed in an open step, and plans when it looks next. In another step than the
 * task was made for nothing happens; an early look throws, so that it is delivered again; a late one finds nothing that
 * is still worth saying.
 */
function lookAround(
  store: RoomStore,
  stored: StoredRoom,
  { stepSeq, lookAtMs = 0 }: ClockTask,
  atMs: number,
): { tasks: ScheduledTask[]; written: WordTask[] } {
  const { debate } = stored.room;
  if (debate.phase !== 'live' || debate.floor.stepSeq !== stepSeq) return { tasks: [], written: [] };
  if (atMs < lookAtMs) throw new Error('The moderator looked before its time');
  const moderated = tellModerator(stored, { type: 'ticked', atMs: lookAtMs }, atMs);
  store.commit(stored, [], {}, { moderated });
  const nextAtMs = nextLookAtMs(moderated.state, settingOf(stored.room), atMs);
  return {
    tasks: nextLook(stored.id, debate, nextAtMs, atMs),
    written: writtenIn(stored.id, moderated.decisions),
  };
}

function isDue({ debate }: RoomDocument, stepSeq: number, secondsLeft: number, atMs: number): boolean {
  if (debate.phase !== 'live' || debate.floor.stepSeq !== stepSeq) return false;
  const lateMs = atMs - (debate.floor.endsAtMs - secondsLeft * 1_000);
  return lateMs > -1_000 && lateMs < BELL_STALE_MS;
}
