import { isFinished, type RoomDocument } from '@rostrum/domain';
import { nextLookAtMs } from '@rostrum/moderator';
import type { Platform } from '../commands/platform.ts';
import { votesToCount } from '../handlers/count-votes.ts';
import { endStep } from '../handlers/end-step.ts';
import type { Unit } from '../port/documents.ts';
import { EarlyTask, type ClockTask, type ScheduledTask } from '../room/clock-task.ts';
import { nextLook } from '../room/clock-tasks.ts';
import type { Judge } from '../room/judge-words.ts';
import { settingOf, tellModerator, writtenIn } from '../room/moderation.ts';
import { letterNotices } from '../room/letter-notices.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { tellOnce, type Told } from '../store/notice-store.ts';
import { RoomStore } from '../store/room-store.ts';
import { isLeftAlone } from './left-alone.ts';
import { afterStep, follow, NOTHING, type Ticked } from './ticked.ts';

/** A bell later than this says nothing new and is dropped. */
const BELL_STALE_MS = 8_000;

/**
 * Runs a task of a room's clock, as if it came at `atMs`; returns the tasks that follow. Late, early or repeated
 * deliveries change nothing: the stored clock and the step's sequence number decide, never the delivery. @throws
 * EarlyTask if it came early, so that it is delivered again
 */
export async function tick(
  { transaction, later, judge }: Pick<Platform, 'transaction' | 'later' | 'judge'>,
  task: ClockTask,
  atMs: number,
): Promise<readonly ScheduledTask[]> {
  return follow(later, await transaction((unit) => tickIn(unit, judge, task, atMs)));
}

async function tickIn(unit: Unit, judge: Judge, task: ClockTask, atMs: number): Promise<Ticked> {
  const store = RoomStore.in(unit);
  const stored = await store.read(task.roomId);
  if (!stored) return NOTHING;
  switch (task.mark) {
    case 'end':
      return endIn({ store, judge, unit }, stored, task.stepSeq, atMs);
    case 'drafts':
      await removeDrafts(store, stored);
      return NOTHING;
    case 'tally':
      (await votesToCount(unit, store, stored))();
      return NOTHING;
    case 'look':
      return lookAround(store, stored, task, atMs);
    case 'opponent':
      return NOTHING;
    case 'ready':
    case 'turn':
    case 'dayLeft':
    case 'hoursLeft':
    case 'answered':
    case 'ballots':
    case 'ballotsEnding':
      return { ...NOTHING, told: await tellOf(unit, stored, task, atMs) };
    default:
      ringBell(store, stored, { ...task, mark: task.mark }, atMs);
      return NOTHING;
  }
}

/** Ends whatever has run out, if it still runs, and no pause that nobody would see end. */
async function endIn(
  context: { store: RoomStore; judge: Judge; unit: Unit },
  stored: StoredRoom,
  stepSeq: number,
  atMs: number,
): Promise<Ticked> {
  if (await isLeftAlone(context.store, stored, atMs)) return NOTHING;
  const ended = await endStep(context, stored, { type: 'advance', by: 'clock', stepSeq }, atMs);
  if (ended.ok) return afterStep(stored.id, ended.value);
  if (ended.refusal === 'step-still-running') throw new EarlyTask('The task came before its deadline');
  return NOTHING;
}

/** Nobody needs a draft of a debate that is over. */
async function removeDrafts(store: RoomStore, { id, room }: StoredRoom): Promise<void> {
  if (!isFinished(room.debate)) return;
  for (const uid of await store.drafts.readAuthors(id)) store.drafts.remove(id, uid);
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
