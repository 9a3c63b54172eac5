import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { database, firebaseAuth, ownBucket } from '../admin.ts';
import { clerkSecretKey, clerkSettings } from '../auth/clerk-settings.ts';
import { log } from '../logging/log.ts';
import { watched } from '../server-faults/note-fault.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { eraseLater } from './begin-erasure.ts';
import { clerkUsers } from './clerk-users.ts';
import { erase } from './erase.ts';

const taskSchema = z.object({ uid: z.string() });

/** A run stops before the platform stops it, and another run continues. */
const TIMEOUT_SECONDS = 540;
const RUN_MS = (TIMEOUT_SECONDS - 120) * 1_000;

/**
 * Deletes an account, step by step. A fault throws, and Cloud Tasks redelivers the task, for days if necessary;
 * finished work stays finished. A repeated or early task changes nothing.
 */
export const accountEraser = onTaskDispatched(
  {
    secrets: [clerkSecretKey, ...ENCODER_SECRETS],
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 5, maxBackoffSeconds: 3_600 },
    rateLimits: { maxConcurrentDispatches: 5 },
    timeoutSeconds: TIMEOUT_SECONDS,
  },
  watched('accountEraser', async ({ data }: Request) => {
    const { uid } = taskSchema.parse(data);
    const untilMs = Date.now() + RUN_MS;
    const places = {
      db: database(),
      auth: firebaseAuth(),
      bucket: ownBucket(),
      clerk: clerkUsers(clerkSettings()),
    };
    const run = { hasTime: () => Date.now() < untilMs, nowMs: () => Date.now() };
    const outcome = await erase({ ...places, uid }, run);
    log('erasureWentOn', { uid, ...outcome });
    if (outcome.next === 'now') await eraseLater(uid);
    if (outcome.next === 'later') await eraseLater(uid, outcome.atMs);
  }),
);
