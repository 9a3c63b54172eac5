import { clockTaskSchema, tick } from '@rostrum/rooms';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
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
  async (request) => {
    const task = clockTaskSchema.parse(request.data);
    await skipUnreadable(async () => scheduleTasks(await tick(platformOn(database()), task, Date.now())));
  },
);
