import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { database } from '../admin.ts';
import { classifyMessage } from './classify-message.ts';
import { classifyTaskSchema } from './classify-later.ts';
import { modelDesk } from './model-desk.ts';
import { MODEL_SECRETS } from './model-environment.ts';

/** Looks at a shown message once more, with a model. Tried once: what comes late is of no use. */
export const messageClassifier = onTaskDispatched(
  {
    secrets: MODEL_SECRETS,
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: 50 },
    timeoutSeconds: 30,
  },
  async ({ data }) => {
    const task = classifyTaskSchema.parse(data);
    const desk = await modelDesk();
    if (desk) await classifyMessage(database(), desk, task);
  },
);
