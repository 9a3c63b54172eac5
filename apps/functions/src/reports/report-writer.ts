import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { modelDesk } from '../models/model-desk.ts';
import { REPORT_TASK_OPTIONS, reportTaskSchema } from './report-tasks.ts';
import { writeDebateReport } from './write-report.ts';
import { reachLater } from '../reach/reach-later.ts';
import { watched } from '../server-faults/note-fault.ts';
import { tellReport } from './tell-report.ts';
import { skipUnreadable } from '../unreadable/skip-unreadable.ts';

/**
 * Writes the report of a finished debate. Repeated and late deliveries, and one after a crash, write it only once.
 * It is rewritten if the record has changed.
 */
export const reportWriter = onTaskDispatched(
  REPORT_TASK_OPTIONS,
  watched('reportWriter', async ({ data }: Request) => {
    const { roomId } = reportTaskSchema.parse(data);
    await skipUnreadable(async () => {
      const outcome = await writeDebateReport(database(), roomId, Date.now(), await modelDesk());
      if (outcome !== 'none') await reachLater(await tellReport(database(), roomId, Date.now()));
    });
  }),
);
