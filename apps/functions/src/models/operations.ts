import {
  FUNCTION_LIMITS,
  operationsInput,
  UNREADABLE_REFUSALS,
  type Answer,
  type OperationsOutput,
  type UnreadableAnswers,
  type UnreadableCommand,
  type UnreadableRefusal,
} from '@rostrum/domain';
import * as m from '@rostrum/words/answers';
import { HttpsError } from 'firebase-functions/v2/https';
import { readStanding } from '../account/standing.ts';
import { database } from '../admin.ts';
import { openCallable, parseInput, requireCaller } from '../boundary.ts';
import { requireSession } from '../entrance/entry.ts';
import { requireWithinLimits } from '../entrance/open-area.ts';
import { operate } from '../unreadable/operate.ts';
import { MODEL_SECRETS } from './model-environment.ts';
import { readOperations } from './read-operations.ts';

type OperationsAnswer =
  OperationsOutput | Answer<UnreadableAnswers[UnreadableCommand['type']], UnreadableRefusal>;

/**
 * For operators: how the service is, what it spent and what failed, and commands for unreadable documents. For everybody else the page
 * does not exist.
 */
export const operations = openCallable(
  'operations',
  { secrets: MODEL_SECRETS },
  async (request): Promise<OperationsAnswer> => {
    const caller = requireCaller(request);
    const { uid } = caller;
    const atMs = Date.now();
    await requireWithinLimits('operations', FUNCTION_LIMITS.operations, { uid }, atMs);
    if (!caller.isOperator) throw new HttpsError('not-found', m.nothingHere());
    requireSession(await readStanding(database(), uid), caller);
    const { command } = parseInput(operationsInput, request.data ?? {});
    if (!command) return readOperations(database(), atMs);
    const done = await operate({ db: database(), uid }, command);
    if (done.ok) return { ok: true, value: done.value, atMs: Date.now() };
    const { refusal } = done;
    return { ok: false, refusal, message: UNREADABLE_REFUSALS[refusal](), atMs: Date.now() };
  },
);
