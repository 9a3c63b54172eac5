import { FUNCTIONS_REGION } from '@rostrum/domain';
import type { ClassifyTask, WordTask } from '@rostrum/rooms';
import { getFunctions } from 'firebase-admin/functions';
import { logger } from 'firebase-functions/v2';
import { startAdmin } from '../admin.ts';
import { hasModel, MODEL_SECRETS } from './model-environment.ts';

/** How tasks for a model are delivered: with one attempt, because a late result is useless. */
export const MODEL_TASK_OPTIONS = {
  secrets: MODEL_SECRETS,
  retryConfig: { maxAttempts: 1 },
  rateLimits: { maxConcurrentDispatches: 50 },
  timeoutSeconds: 30,
};

/** Has a model read a shown message; call it after the commit. */
export function classifyLater(task: ClassifyTask, isThereModel?: boolean): Promise<void> {
  return enqueue('messageClassifier', task, isThereModel);
}

/** Has a model word a recorded act; call it after the commit. */
export function wordLater(task: WordTask, isThereModel?: boolean): Promise<void> {
  return enqueue('actWriter', task, isThereModel);
}

/** Does nothing without a model. If the task cannot be made, only the model's part is lost. Never throws. */
async function enqueue(
  worker: 'messageClassifier' | 'actWriter',
  task: ClassifyTask | WordTask,
  isThereModel = hasModel(),
): Promise<void> {
  if (!isThereModel) return;
  try {
    startAdmin();
    const queue = getFunctions().taskQueue(`locations/${FUNCTIONS_REGION}/functions/${worker}`);
    await queue.enqueue(task, { dispatchDeadlineSeconds: 30 });
  } catch (error) {
    logger.warn('A task could not be handed to the model', error, { worker, ...task });
  }
}
