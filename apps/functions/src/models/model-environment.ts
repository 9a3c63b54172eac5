import {
  isModelWanted,
  readModelSettings,
  type ModelEnvironment,
  type ModelSettings,
} from '@rostrum/moderator/language-model';
import { defineSecret } from 'firebase-functions/params';

/** Only a build with a model names its key, because a deployment requires every secret that the code names. */
export const MODEL_SECRETS = process.env.MODEL_PROVIDER_AT_BUILD ? [defineModelKey()] : [];

function defineModelKey() {
  return defineSecret('MODEL_API_KEY', {
    description: 'The key of the language model, or "none" for an endpoint that asks for no key.',
  });
}

/** The model of this deployment, or the problems with its settings. Without a model, nothing more is loaded. */
export type ModelChoice = { settings: ModelSettings | null; problem: string | null };

/** Whether this deployment has a model, known without its key. */
export function hasModel(environment: ModelEnvironment = process.env): boolean {
  return isModelWanted(environment);
}

/** With wrong settings the embedded moderator works alone, and the log says so: they must not end a debate. */
export function readModelChoice(environment: ModelEnvironment = process.env): ModelChoice {
  try {
    return { settings: readModelSettings(environment), problem: null };
  } catch (error) {
    return { settings: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
