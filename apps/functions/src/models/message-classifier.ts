import { classifyTaskSchema, type ClassifyTask } from '@rostrum/rooms';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { lookAgainLater } from '../meaning/look-again-later.ts';
import { classifyMessage } from './classify-message.ts';
import { modelDesk } from './model-desk.ts';
import { MODEL_TASK_OPTIONS } from './model-tasks.ts';
import { watched } from '../server-faults/note-fault.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';

/** Reads a shown message again: with the second reader if it is worth a look, and with a model if there is one. */
export const messageClassifier = onTaskDispatched(
  MODEL_TASK_OPTIONS,
  watched('messageClassifier', async ({ data }: Request) => {
    const task = classifyTaskSchema.parse(data);
    await Promise.all([
      task.isWorthALook ? skipUnreadable(() => lookAgainLater(database(), task)) : undefined,
      withModel(task),
    ]);
  }),
);

async function withModel(task: ClassifyTask): Promise<void> {
  const desk = await modelDesk();
  if (desk) await skipUnreadable(() => classifyMessage(database(), desk, task));
}
