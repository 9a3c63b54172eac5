import type { Platform } from '../commands/platform.ts';
import type { EndedStep } from '../handlers/end-step.ts';
import type { ScheduledTask } from '../room/clock-task.ts';
import { tasksFor } from '../room/clock-tasks.ts';
import type { ClassifyTask, WordTask } from '../room/model-tasks.ts';
import type { Told } from '../store/notice-store.ts';

/**
 * The consequences of a task or of the sweeper: other tasks, interventions that a model may word, messages that it may look at, and
 * notices to send.
 */
export type Ticked = {
  tasks: readonly ScheduledTask[];
  written: readonly WordTask[];
  looks: readonly ClassifyTask[];
  told: readonly Told[];
};
export const NOTHING: Ticked = { tasks: [], written: [], looks: [], told: [] };

export function afterStep(roomId: string, { before, after, practice, written, looks }: EndedStep): Ticked {
  return { ...NOTHING, written, looks, tasks: tasksFor(roomId, before, after, practice) };
}

/** Does what a model and the notices have to do, once the transaction is through. @returns the tasks that follow */
export async function follow(
  later: Platform['later'],
  { tasks, written, looks, told }: Ticked,
): Promise<readonly ScheduledTask[]> {
  await Promise.all([
    ...written.map((intervention) => later.word(intervention)),
    ...looks.map((message) => later.classify(message)),
  ]);
  await later.reach(told);
  return tasks;
}
