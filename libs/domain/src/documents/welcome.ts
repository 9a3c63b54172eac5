import * as z from 'zod/mini';
import { ms } from '../bounds.ts';

export const welcomePath = (uid: string) => `people/${uid}/private/welcome`;

export const welcomeStepSchema = z.enum(['name', 'photo', 'interests', 'rules']);
export type WelcomeStep = z.infer<typeof welcomeStepSchema>;
export const WELCOME_STEPS: readonly WelcomeStep[] = welcomeStepSchema.options;

/** `people/{uid}/private/welcome`: a person's progress through their first visit. Only they can read it. */
export const welcomeSchema = z.object({
  /** Steps that are done or were skipped. */
  done: z.array(welcomeStepSchema),
  /** When they accepted the house rules; null before. */
  rulesAcceptedAtMs: z.nullable(ms),
});
export type Welcome = z.infer<typeof welcomeSchema>;

export const NEW_WELCOME: Welcome = { done: [], rulesAcceptedAtMs: null };

/** The next step; null once everything is done. */
export function nextStep({ done, rulesAcceptedAtMs }: Welcome): WelcomeStep | null {
  const isDone = (step: WelcomeStep) => (step === 'rules' ? rulesAcceptedAtMs !== null : done.includes(step));
  return WELCOME_STEPS.find((step) => !isDone(step)) ?? null;
}
