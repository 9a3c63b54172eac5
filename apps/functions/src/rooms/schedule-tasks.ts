import { FUNCTIONS_REGION } from '@rostrum/domain';
import { nameOfTask, type ClockTask, type ScheduledTask } from '@rostrum/rooms';
import { getFunctions } from 'firebase-admin/functions';
import { log } from '../logging/log.ts';
import { reportLater } from '../reports/report-tasks.ts';

/**
 * Hands the tasks to Cloud Tasks. A named task is made once however often this runs. A failure is logged and not
 * thrown: the command is already stored, and any client may ask to advance once the deadline has passed.
 */
export async function scheduleTasks(tasks: readonly ScheduledTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const queueOf = (name: string) =>
    getFunctions().taskQueue<ClockTask>(`locations/${FUNCTIONS_REGION}/functions/${name}`);
  const clock = queueOf('roomClock');
  const opponent = tasks.some(({ mark }) => mark === 'opponent') ? queueOf('practiceOpponent') : clock;
  await Promise.all(
    tasks.map(async ({ dueAtMs, mark, ...rest }) => {
      if (mark === 'report') return reportLater(rest.roomId);
      const task = { ...rest, mark };
      const id = nameOfTask(task);
      try {
        const queue = task.mark === 'opponent' ? opponent : clock;
        await queue.enqueue(task, { id, scheduleTime: new Date(dueAtMs) });
      } catch (error) {
        if (!isAlreadyThere(error)) log('clockTaskNotMade', { error, task: id });
      }
    }),
  );
}

/** Whether a named task could not be made because it already exists. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}
