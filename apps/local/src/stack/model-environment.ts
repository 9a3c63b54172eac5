import { MODEL_VARIABLES } from '@rostrum/moderator/language-model';

/** The set variables that choose a language model, without its key. */
export function modelEnvironment(env: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    MODEL_VARIABLES.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
