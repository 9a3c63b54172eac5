import { audienceVotes, decide, tallyVotes, topicPath, type RoomDocument } from '@rostrum/domain';
import { nextLookAtMs } from '@rostrum/moderator';
import type { Platform } from '../commands/platform.ts';
import { sumUp } from '../handlers/sum-up.ts';
import { getOne, type Unit } from '../port/documents.ts';
import { EarlyTask, type ClockTask, type ScheduledTask } from '../room/clock-task.ts';
import { nextLook, tasksFor } from '../room/clock-tasks.ts';
import type { WordTask } from '../room/model-tasks.ts';
import { settingOf, tellModerator, writtenIn } from '../room/moderation.ts';
import { letterNotices } from '../room/letter-notices.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { tellOnce, type Told } from '../store/notice-store.ts';
import { RoomStore } from '../store/room-store.ts';
import { countVerdict } from '../store/topic-counts.ts';

/** A bell later than this says nothing new and is dropped. */
const BELL_STALE_MS = 8_000;

/** The consequences of a task: other tasks, interventions that a model may word, and notices to send. */
type Ticked = { tasks: readonly ScheduledTask[]; written: readonly WordTask[]; told: readonly Told[] };
const NOTHING: Ticked = { tasks: [], written: [], told: [] };

/**
 * Runs a task of a room's clock, as if it came at `atMs`; returns the tasks that follow. Late, early or repeated
 * deliveries change nothing: the stored clock and the step's sequence number decide, never the delivery. @throws
 * EarlyTask if it came early, so that it is delivered again
 */
export async function tick(
  { transaction, later }: Pick<Platform, 'transaction' | 'later'>,
  task: ClockTask,
  atMs: number,
): Promise<readonly ScheduledTask[]> {
  const { tasks, written, told } = await transaction((unit) => tickIn(unit, task, atMs));
  await Promise.all(written.map((intervention) => later.word(intervention)));
  await later.reach(told);
  return tasks;
}

async function tickIn(unit: Unit, task: ClockTask, atMs: number): Promise<Ticked> {
  const store = RoomStore.in(unit);
  const stored = await store.read(task.roomId);
  if (!stored) return NOTHING;
  switch (task.mark) {
    case 'end':
      return { ...NOTHING, tasks: await endStep(store, stored, task.stepSeq, atMs) };
    case 'tally':
      await countVotes(unit, store, stored);
      return NOTHING;
    case 'look':
      return lookAround(store, stored, task, atMs);
    case 'opponent':
      return NOTHING;
    case 'turn':
    case 'dayLeft':
    case 'hoursLeft':
    case 'answered':
      return { ...NOTHING, told: await tellOf(unit, stored, task, atMs) };
    default:
      ringBell(store, stored, { ...task, mark: task.mark }, atMs);
      return NOTHING;
  }
}

/** Ends whatever has run out, if it still runs. */
async function endStep(
  store: RoomStore,
  stored: StoredRoom,
  stepSeq: number,
  atMs: number,
): Promise<ScheduledTask[]> {
  const before = stored.room.debate;
  const decision = decide(before, { type: 'advance', by: 'clock', stepSeq }, atMs);
  if (!decision.ok) {
    if (decision.refusal === 'step-still-running') throw new EarlyTask('The task came before its deadline');
    return [];
  }
  const moderated = await sumUp(store, stored, decision.value, atMs);
  const { room } = store.commit(stored, decision.value, {}, moderated && { moderated });
  return tasksFor(stored.id, before, room.debate, room.practice);
}

/**
 * Counts the votes once, for the topic too. A repeated delivery counts the same votes again, but adds nothing to the
 * topic.
 */
async function countVotes(unit: Unit, store: RoomStore, { id, room }: StoredRoom): Promise<void> {
  const votes = audienceVotes(room.debate, await store.responses.readVotes(id));
  if (votes.length === 0) return;
  const topicId = room.tally === null ? room.topicId : undefined;
  const topic = topicId === undefined ? undefined : await getOne(unit, topicPath(topicId));
  const tally = tallyVotes(votes);
  store.putTally(id, tally);
  if (topic?.fields && tally.gained) countVerdict(unit, topic.id, tally.gained);
}

/** A reminder that comes early is delivered again. What it says counts from the moment that it was due. */
async function tellOf(unit: Unit, { room }: StoredRoom, task: ClockTask, atMs: number): Promise<Told[]> {
  const { lookAtMs = atMs } = task;
  if (atMs < lookAtMs) throw new EarlyTask('A reminder came before its time');
  return tellOnce(unit, letterNotices(room, task), lookAtMs);
}

type Bell = { stepSeq: number; mark: 60 | 30 | 0 };

function ringBell(store: RoomStore, stored: StoredRoom, { stepSeq, mark }: Bell, atMs: number): void {
  if (!isDue(stored.room, stepSeq, mark, atMs)) return;
  const bell = { type: 'bell', stepSeq, secondsLeft: mark, atMs } as const;
  store.recordDecisions(stored.id, tellModerator(stored, bell, atMs).decisions);
}

/**
 * Tells the moderator that time has passed in an open step, and plans its next look. In a later step nothing happens.
 * An early look throws, so that it is delivered again; a late one finds nothing still worth saying.
 */
function lookAround(
  store: RoomStore,
  stored: StoredRoom,
  { stepSeq, lookAtMs = 0 }: ClockTask,
  atMs: number,
): Ticked {
  const { debate } = stored.room;
  if (debate.phase !== 'live' || debate.floor.stepSeq !== stepSeq) return NOTHING;
  if (atMs < lookAtMs) throw new EarlyTask('The moderator looked before its time');
  const moderated = tellModerator(stored, { type: 'ticked', atMs: lookAtMs }, atMs);
  store.commit(stored, [], {}, { moderated });
  const nextAtMs = nextLookAtMs(moderated.state, settingOf(stored.room), atMs);
  return {
    ...NOTHING,
    tasks: nextLook(stored.id, debate, nextAtMs, atMs),
    written: writtenIn(stored.id, moderated.decisions),
  };
}

function isDue({ debate }: RoomDocument, stepSeq: number, secondsLeft: number, atMs: number): boolean {
  if (debate.phase !== 'live' || debate.floor.stepSeq !== stepSeq) return false;
  const lateMs = atMs - (debate.floor.endsAtMs - secondsLeft * 1_000);
  return lateMs > -1_000 && lateMs < BELL_STALE_MS;
}
