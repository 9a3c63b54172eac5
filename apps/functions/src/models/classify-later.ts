import { FUNCTIONS_REGION } from '@rostrum/domain';
import { getFunctions } from 'firebase-admin/functions';
import { logger } from 'firebase-functions/v2';
import * as z from 'zod/mini';
import { startAdmin } from '../admin.ts';
import { hasModel } from './model-environment.ts';

/** What a task of the classifier carries: ids, never words. */
export const classifyTaskSchema = z.object({ roomId: z.string(), messageId: z.string() });
export type ClassifyTask = z.infer<typeof classifyTaskSchema>;

/**
 * Has a model look at a message that is shown by now; call it after the commit. Without a model it does nothing at all, and
 * where the task cannot be made the message just is not looked at again. Never throws.
 */
export async function classifyLater(task: ClassifyTask, isThereModel = hasModel()): Promise<void> {
  if (!isThereModel) return;
  try {
    startAdmin();
    const queue = getFunctions().taskQueue<ClassifyTask>(
      `locations/${FUNCTIONS_REGION}/functions/messageClassifier`,
    );
    await queue.enqueue(task, { dispatchDeadlineSeconds: 30 });
  } catch (error) {
    logger.warn('A message could not be handed to the classifier', { ...task, error });
  }
}
