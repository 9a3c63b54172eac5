import { deadlineOf, decide, isFinished, LIMITS, type RoomDocument } from '@rostrum/domain';
import { endStep } from '../handlers/end-step.ts';
import type { Judge } from '../room/judge-words.ts';
import { type ScheduledTask } from '../room/clock-task.ts';
import { tasksFor } from '../room/clock-tasks.ts';
import type { Platform } from '../commands/platform.ts';
import type { Unit } from '../port/documents.ts';
import { RoomStore } from '../store/room-store.ts';
import { isLeftAlone } from './left-alone.ts';
import { afterStep, follow, NOTHING, type Ticked } from './ticked.ts';
import type { StoredRoom } from '../room/stored-room.ts';

const EMPTY_MS = LIMITS.emptyRoomSeconds * 1_000;
const DAY_MS = 86_400_000;

/**
 * Checks a room whose time has come. It ends whatever ran out without a task (but no pause that nobody would see end), archives old debates, closes rooms that
 * were empty for half an hour, and otherwise plans the next check. Returns the tasks that follow.
 */
export async function sweepRoom(
  { transaction, later, judge }: Pick<Platform, 'transaction' | 'later' | 'judge'>,
  roomId: string,
  atMs: number,
): Promise<readonly ScheduledTask[]> {
  const swept = await transaction(async (unit) => {
    const store = RoomStore.in(unit);
    const stored = await store.read(roomId);
    return stored ? sweepIn({ store, judge, unit }, stored, atMs) : NOTHING;
  });
  return follow(later, swept);
}

type Context = { store: RoomStore; judge: Judge; unit: Unit };

async function sweepIn(context: Context, stored: StoredRoom, atMs: number): Promise<Ticked> {
  const { store } = context;
  const { id, room } = stored;
  if (room.dueAtMs === null || room.dueAtMs > atMs) return NOTHING;
  const isAlone = await isLeftAlone(store, stored, atMs);
  const deadline = isAlone ? undefined : deadlineOf(room.debate);
  if (deadline && deadline.actsAtMs <= atMs) {
    return advance(context, stored, deadline.stepSeq, atMs);
  }
  const isEmpty = !isPatient(room, atMs) && !(await store.members.isAnybodyThere(id, atMs - EMPTY_MS));
  if (isEmpty && !isFinished(room.debate)) return close(store, stored, atMs);
  store.change(id, { dueAtMs: Math.min(atMs + EMPTY_MS, deadline?.actsAtMs ?? Infinity) });
  return NOTHING;
}

async function advance(context: Context, stored: StoredRoom, stepSeq: number, atMs: number): Promise<Ticked> {
  const ended = await endStep(context, stored, { type: 'advance', by: 'clock', stepSeq }, atMs);
  return ended.ok ? afterStep(stored.id, ended.value) : NOTHING;
}

function close(store: RoomStore, stored: StoredRoom, atMs: number): Ticked {
  const before = stored.room.debate;
  const decision = decide(before, { type: 'sweep', by: 'clock' }, atMs);
  if (!decision.ok) return NOTHING;
  const { room: after } = store.commit(stored, decision.value);
  return { ...NOTHING, tasks: tasksFor(stored.id, before, after.debate, after.practice) };
}

/** Whether a room may be empty: it opens later, or it is played by correspondence. */
function isPatient({ debate, opensAtMs, createdAtMs }: RoomDocument, atMs: number): boolean {
  if (opensAtMs !== null && atMs < opensAtMs + EMPTY_MS) return true;
  if (debate.format.pace !== 'correspondence') return false;
  const waitsUntilMs = (opensAtMs ?? createdAtMs) + LIMITS.correspondenceLobbyDays * DAY_MS;
  return 'floor' in debate || debate.phase === 'verdictVote' || atMs < waitsUntilMs;
}
