import { clockTaskSchema, tick } from '@rostrum/rooms';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { noteRun } from '../health/last-runs.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { watched } from '../server-faults/note-fault.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';
import { platformOn } from './platform.ts';
import { scheduleTasks } from './schedule-tasks.ts';

/**
 * Rings the bells of a step and ends it. Late, early or repeated deliveries change nothing. An early end throws, so that
 * Cloud Tasks delivers it again.
 */
export const roomClock = onTaskDispatched(
  {
    secrets: ENCODER_SECRETS,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1 },
    rateLimits: { maxConcurrentDispatches: 100 },
  },
  watched('roomClock', async (request: Request) => {
    const task = clockTaskSchema.parse(request.data);
    const [db, atMs] = [database(), Date.now()];
    await skipUnreadable(async () => scheduleTasks(await tick(platformOn(db), task, atMs)));
    await noteRun(db, 'roomClock', atMs);
  }),
);
