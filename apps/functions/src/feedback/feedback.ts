import {
  FEEDBACK_REFUSALS,
  feedbackInput,
  type Answer,
  type FeedbackCommand,
  type FeedbackRefusal,
  type Result,
} from '@rostrum/domain';
import { onCall } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { createRateLimit } from '../auth/rate-limit.ts';
import { answering, isOperator, parseInput, requireUser } from '../boundary.ts';
import { reportLater } from '../reports/report-tasks.ts';
import type { FeedbackContext } from './context.ts';
import { askReport } from './ask-report.ts';
import { correctMap } from './correct-map.ts';
import { rate } from './rate.ts';
import { answerSuggestion, suggest } from './suggest.ts';

type FeedbackAnswer = Answer<Record<string, never>, FeedbackRefusal>;

const mayGoOn = createRateLimit({ limit: 60, windowMs: 60_000 });

/** The area's one callable: marks for debaters, and notes to the makers. What a command writes follows from it. */
export const feedback = onCall(
  answering('feedback', async (request): Promise<FeedbackAnswer> => {
    const { uid } = requireUser(request);
    const { commandId, command } = parseInput(feedbackInput, request.data);
    const atMs = Date.now();
    const db = database();
    const asked = { uid, commandId, atMs, isOperator: isOperator(request), db };
    const handled = mayGoOn(uid, atMs)
      ? await db.runTransaction((tx) => handle({ ...asked, tx }, command))
      : ({ ok: false, refusal: 'too-fast' } as const);
    if (handled.ok && command.type === 'askReport') await reportLater(command.roomId);
    if (handled.ok) return { ok: true, value: {}, atMs: Date.now() };
    const { refusal } = handled;
    return { ok: false, refusal, message: FEEDBACK_REFUSALS[refusal], atMs: Date.now() };
  }),
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
  }
}
