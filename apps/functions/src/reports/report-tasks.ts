import { FUNCTIONS_REGION } from '@rostrum/domain';
import { getFunctions } from 'firebase-admin/functions';
import * as z from 'zod/mini';
import { startAdmin } from '../admin.ts';
import { log } from '../logging/log.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { MODEL_SECRETS } from '../models/model-environment.ts';

/** The payload of a report's task. */
export const reportTaskSchema = z.object({ roomId: z.string() });
type ReportTask = z.infer<typeof reportTaskSchema>;

/** Time and memory for twice the need of a debate with 5,000 messages. */
export const REPORT_TASK_OPTIONS = {
  secrets: [...MODEL_SECRETS, ...ENCODER_SECRETS],
  memory: '1GiB' as const,
  timeoutSeconds: 120,
  retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
  rateLimits: { maxConcurrentDispatches: 20 },
};

/**
 * Queues the report of a finished debate; call it after the commit. Two calls write one report. It logs a failure
 * and does not throw: a reader of the report may request it again.
 */
export async function reportLater(roomId: string): Promise<void> {
  try {
    startAdmin();
    const queue = getFunctions().taskQueue<ReportTask>(
      `locations/${FUNCTIONS_REGION}/functions/reportWriter`,
    );
    await queue.enqueue({ roomId }, { dispatchDeadlineSeconds: REPORT_TASK_OPTIONS.timeoutSeconds });
  } catch (error) {
    log('reportNotAsked', { error, roomId });
  }
}
