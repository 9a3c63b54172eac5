import { createContext, use } from 'react';
import type { Env } from './env.ts';

export const EnvContext = createContext<Env | null>(null);

/** The product's environment. @throws Error outside the app. */
export function useEnv(): Env {
  const env = use(EnvContext);
  if (!env) throw new Error('useEnv must be used within the app');
  return env;
}
