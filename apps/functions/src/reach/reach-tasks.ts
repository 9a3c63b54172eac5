import { createHash } from 'node:crypto';
import { FUNCTIONS_REGION } from '@rostrum/domain';
import { getFunctions } from 'firebase-admin/functions';
import * as z from 'zod/mini';
import { startAdmin } from '../admin.ts';
import { log } from '../logging/log.ts';
import { isAlreadyThere } from '../rooms/schedule-tasks.ts';
import { REACH_SECRETS } from './reach-environment.ts';

/** A notice to send to its person, or the digest that is due; `again` counts the times that it was put off. */
export const reachTaskSchema = z.object({
  uid: z.string(),
  noticeId: z.nullable(z.string()),
  atMs: z.number(),
  again: z.number(),
});
export type ReachTask = z.infer<typeof reachTaskSchema>;

export const REACH_TASK_OPTIONS = {
  secrets: REACH_SECRETS,
  retryConfig: { maxAttempts: 6, minBackoffSeconds: 10, maxBackoffSeconds: 600 },
  rateLimits: { maxConcurrentDispatches: 20 },
  timeoutSeconds: 120,
};

/** Hands a notice on; the same task is made once. A failure is logged: the notice still waits behind the bell. */
export async function reachAt(task: ReachTask, dueAtMs: number): Promise<void> {
  try {
    startAdmin();
    const queue = getFunctions().taskQueue<ReachTask>(`locations/${FUNCTIONS_REGION}/functions/noticeSender`);
    await queue.enqueue(task, { id: nameOf(task, dueAtMs), scheduleTime: new Date(dueAtMs) });
  } catch (error) {
    if (!isAlreadyThere(error)) log('noticeNotMade', { error });
  }
}

/** Queues spread names that begin differently, and refuse a name that was used within the last hours. */
function nameOf({ uid, noticeId, atMs, again }: ReachTask, dueAtMs: number): string {
  const due = noticeId === null || again > 0 ? dueAtMs : 0;
  return createHash('sha256')
    .update(JSON.stringify([uid, noticeId, atMs, again, due]))
    .digest('hex');
}
