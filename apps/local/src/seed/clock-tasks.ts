import { FUNCTIONS_REGION } from '@rostrum/domain';
import { getFunctions } from 'firebase-admin/functions';
import type { App } from 'firebase-admin/app';
import type { RoomStage } from './room-stage.ts';

/** Queues the remaining clock tasks of a staged room, as the functions do for every other room. */
export async function scheduleClock(app: App, { tasks }: RoomStage): Promise<void> {
  const queue = getFunctions(app).taskQueue(`locations/${FUNCTIONS_REGION}/functions/roomClock`);
  for (const { mark, dueAtMs, ...task } of tasks) {
    if (mark === 'report' || dueAtMs <= Date.now()) continue;
    await queue.enqueue({ ...task, mark }, { scheduleTime: new Date(dueAtMs) });
  }
}
