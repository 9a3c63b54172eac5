import { classifyTaskSchema } from '@rostrum/rooms';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { classifyMessage } from './classify-message.ts';
import { modelDesk } from './model-desk.ts';
import { MODEL_TASK_OPTIONS } from './model-tasks.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';

/** Reads a shown message again, with a model. */
export const messageClassifier = onTaskDispatched(MODEL_TASK_OPTIONS, async ({ data }) => {
  const task = classifyTaskSchema.parse(data);
  const desk = await modelDesk();
  if (desk) await skipUnreadable(() => classifyMessage(database(), desk, task));
});
