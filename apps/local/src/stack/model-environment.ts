import { MODEL_VARIABLES } from '@rostrum/moderator/language-model';
import { ENCODER_VARIABLES } from '@rostrum/moderator/reader';

/** The set variables that choose a language model and a sentence encoder, without their keys. */
export function modelEnvironment(env: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    [...MODEL_VARIABLES, ...ENCODER_VARIABLES].flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
