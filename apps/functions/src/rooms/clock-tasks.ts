import { deadlineOf, FUNCTIONS_REGION, type DebateState } from '@rostrum/domain';
import { getFunctions } from 'firebase-admin/functions';
import { logger } from 'firebase-functions/v2';
import * as z from 'zod/mini';

/** What a clock task carries: the bell it rings (seconds left) or the end of the step, for one step sequence. */
export const clockTaskSchema = z.object({
  roomId: z.string(),
  stepSeq: z.number(),
  mark: z.union([z.literal(60), z.literal(30), z.literal(0), z.literal('end')]),
});
export type ClockTask = z.infer<typeof clockTaskSchema>;

export type ScheduledTask = ClockTask & { dueAtMs: number };

/** The tasks that a new deadline needs: its bells (never one that would ring at the start) and its end. */
export function tasksFor(
  roomId: string,
  before: DebateState | undefined,
  after: DebateState,
): ScheduledTask[] {
  const deadline = deadlineOf(after);
  if (!deadline || (before && deadlineOf(before)?.stepSeq === deadline.stepSeq)) return [];
  const { stepSeq, endsAtMs, actsAtMs } = deadline;
  const leftMs = endsAtMs - after.atMs;
  const bells = after.phase === 'live' ? ([60, 30, 0] as const).filter((mark) => mark * 1_000 < leftMs) : [];
  return [
    ...bells.map((mark) => ({ roomId, stepSeq, mark, dueAtMs: endsAtMs - mark * 1_000 })),
    { roomId, stepSeq, mark: 'end' as const, dueAtMs: actsAtMs },
  ];
}

/**
 * Hands the tasks to Cloud Tasks. A named task is made once however often this runs. A failure is logged and not
 * thrown: the command is already stored, and any client may ask to advance once the deadline has passed.
 */
export async function scheduleTasks(tasks: readonly ScheduledTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const queue = getFunctions().taskQueue<ClockTask>(`locations/${FUNCTIONS_REGION}/functions/roomClock`);
  await Promise.all(
    tasks.map(async ({ dueAtMs, ...task }) => {
      const id = `${task.roomId}-${task.stepSeq}-${task.mark}`;
      try {
        await queue.enqueue(task, { id, scheduleTime: new Date(dueAtMs) });
      } catch (error) {
        if (!isAlreadyThere(error)) logger.error('A clock task could not be made', { task: id, error });
      }
    }),
  );
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}
