import {
  accessTo,
  FEEDBACK_REFUSALS,
  feedbackCommandSchema,
  type FeedbackCommand,
  type FeedbackRefusal,
  refuse,
  type Result,
} from '@rostrum/domain';
import { transact } from '../retry-closed.ts';
import { database } from '../admin.ts';
import { openArea } from '../entrance/open-area.ts';
import { reportLater } from '../reports/report-tasks.ts';
import type { FeedbackContext } from './context.ts';
import { askReport } from './ask-report.ts';
import { correctMap } from './correct-map.ts';
import { rate } from './rate.ts';
import { answerSuggestion, suggest } from './suggest.ts';
import { reportUnreadable } from '../unreadable/report-unreadable.ts';

/**
 * The area's one callable: marks for debaters, and notes to the makers. The command alone determines what it writes.
 */
export const feedback = openArea(
  { name: 'feedback', command: feedbackCommandSchema, refusals: FEEDBACK_REFUSALS },
  async ({ command, ...asked }): Promise<Result<Record<string, never>, FeedbackRefusal>> => {
    const isBarred = accessTo('feedback', command.type).only === 'operators' && !asked.isOperator;
    if (isBarred) return refuse('not-an-operator');
    const db = database();
    const handled = await transact(db, (tx) => handle({ ...asked, db, tx }, command));
    if (handled.ok && command.type === 'askReport') await reportLater(command.roomId);
    return handled;
  },
);

function handle(
  context: FeedbackContext,
  command: FeedbackCommand,
): Promise<Result<Record<string, never>, FeedbackRefusal>> {
  switch (command.type) {
    case 'rate':
      return rate(context, command);
    case 'correctMap':
      return correctMap(context, command);
    case 'askReport':
      return askReport(context, command);
    case 'suggest':
      return suggest(context, command);
    case 'answerSuggestion':
      return answerSuggestion(context, command);
    case 'reportUnreadable':
      return reportUnreadable(context, command);
  }
}
