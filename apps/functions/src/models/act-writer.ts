import { wordTaskSchema } from '@rostrum/rooms';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { modelDesk } from './model-desk.ts';
import { MODEL_TASK_OPTIONS } from './model-tasks.ts';
import { watched } from '../server-faults/note-fault.ts';
import { wordAct } from './word-act.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';

/** Rewords an act of the moderator with a model. */
export const actWriter = onTaskDispatched(
  MODEL_TASK_OPTIONS,
  watched('actWriter', async ({ data }: Request) => {
    const task = wordTaskSchema.parse(data);
    const desk = await modelDesk();
    if (desk) await skipUnreadable(() => wordAct(database(), desk, task));
  }),
);
