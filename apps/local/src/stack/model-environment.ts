import { MODEL_VARIABLES } from '@rostrum/moderator/model';

/** The variables that choose a language model, those that are set; the key is none of them. */
export function modelEnvironment(env: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    MODEL_VARIABLES.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
