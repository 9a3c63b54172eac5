import {
  isModelWanted,
  readModelSettings,
  type ModelEnvironment,
  type ModelSettings,
} from '@rostrum/moderator/model';
import { defineSecret } from 'firebase-functions/params';

/** Only a build with a model so much as names its key: a deployment asks for every secret that is named. */
export const MODEL_SECRETS = process.env.MODEL_PROVIDER_AT_BUILD ? [defineModelKey()] : [];

function defineModelKey() {
  return defineSecret('MODEL_API_KEY', {
    description: 'The key of the language model, or "none" for an endpoint that asks for no key.',
  });
}

/** The model of this deployment, or what is wrong with its settings. Without one nothing more is ever loaded. */
export type ModelChoice = { settings: ModelSettings | null; problem: string | null };

/** Whether this deployment has a model, known without its key. */
export function hasModel(environment: ModelEnvironment = process.env): boolean {
  return isModelWanted(environment);
}

/** Wrong settings leave the embedded moderator alone at work, and say so: a debate must not end for them. */
export function readModelChoice(environment: ModelEnvironment = process.env): ModelChoice {
  try {
    return { settings: readModelSettings(environment), problem: null };
  } catch (error) {
    return { settings: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
