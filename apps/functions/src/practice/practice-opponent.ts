import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { modelDesk } from '../models/model-desk.ts';
import { MODEL_SECRETS } from '../models/model-environment.ts';
import { clockTaskSchema } from '@rostrum/rooms';
import { playOpponent } from './play-opponent.ts';
import { watched } from '../server-faults/note-fault.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';

/** Runs the opponent of a practice debate. Its moves are commands of `rooms`, like a person's. */
export const practiceOpponent = onTaskDispatched(
  {
    secrets: [...MODEL_SECRETS, ...ENCODER_SECRETS],
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1 },
    rateLimits: { maxConcurrentDispatches: 50 },
    timeoutSeconds: 60,
  },
  watched('practiceOpponent', async ({ data }: Request) => {
    const task = clockTaskSchema.parse(data);
    await skipUnreadable(async () => playOpponent(database(), task, Date.now(), await modelDesk()));
  }),
);
