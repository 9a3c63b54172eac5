import { FUNCTIONS_REGION } from '@rostrum/domain';
import type { ClassifyTask, WordTask } from '@rostrum/rooms';
import { getFunctions } from 'firebase-admin/functions';
import { startAdmin } from '../admin.ts';
import { log } from '../logging/log.ts';
import { mayDo } from '../spending/spending-desk.ts';
import { hasModel, MODEL_SECRETS } from './model-environment.ts';

/** How tasks for a model are delivered: with one attempt, because a late result is useless. */
export const MODEL_TASK_OPTIONS = {
  secrets: MODEL_SECRETS,
  retryConfig: { maxAttempts: 1 },
  rateLimits: { maxConcurrentDispatches: 50 },
  timeoutSeconds: 30,
};

/** Has a model, if there is one, read a shown message, and the second reader if it is worth a look. Call it after the commit. */
export function classifyLater(task: ClassifyTask, isThereModel = hasModel(), may = mayDo): Promise<void> {
  return enqueue('messageClassifier', task, isThereModel || task.isWorthALook === true, may);
}

/** Has a model word a recorded act; call it after the commit. */
export function wordLater(task: WordTask, isThereModel = hasModel(), may = mayDo): Promise<void> {
  return enqueue('actWriter', task, isThereModel, may);
}

/** Does nothing if there is nobody to work on it, or no budget left for it. If the task cannot be made, only that work is lost. Never throws. */
async function enqueue(
  worker: 'messageClassifier' | 'actWriter',
  task: ClassifyTask | WordTask,
  isThereWorker: boolean,
  may: typeof mayDo,
): Promise<void> {
  if (!isThereWorker || !(await may('background'))) return;
  try {
    startAdmin();
    const queue = getFunctions().taskQueue(`locations/${FUNCTIONS_REGION}/functions/${worker}`);
    await queue.enqueue(task, { dispatchDeadlineSeconds: 30 });
  } catch (error) {
    log('taskNotMade', { error, worker, ...task });
  }
}
