import type { OperationsOutput } from '@rostrum/domain';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { answering, isOperator, requireUser } from '../boundary.ts';
import { MODEL_SECRETS } from './model-environment.ts';
import { readOperations } from './read-operations.ts';

/** How the language model does, for operators. Everybody else learns no more than that there is nothing here. */
export const operations = onCall(
  { secrets: MODEL_SECRETS },
  answering('operations', async (request): Promise<OperationsOutput> => {
    requireUser(request);
    if (!isOperator(request)) throw new HttpsError('not-found', 'There is nothing here.');
    return readOperations(database(), Date.now());
  }),
);
