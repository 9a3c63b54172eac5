import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import { watched } from '../server-faults/note-fault.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';
import { deliver } from './deliver.ts';
import { reachDesk } from './reach-desk.ts';
import { REACH_TASK_OPTIONS, reachTaskSchema } from './reach-tasks.ts';

/** Sends notices to people outside the product. Repeated and late deliveries send nothing twice. */
export const noticeSender = onTaskDispatched(
  REACH_TASK_OPTIONS,
  watched('noticeSender', async ({ data }: Request) => {
    const task = reachTaskSchema.parse(data);
    await skipUnreadable(() => deliver(reachDesk(), task, Date.now()));
  }),
);
