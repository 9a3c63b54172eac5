import type { ClerkWords } from '../clerk-appearance.ts';
import { account } from './de/account.ts';
import { errors } from './de/errors.ts';
import { general } from './de/general.ts';
import { reverification } from './de/reverification.ts';
import { security, taskResetPassword, taskSetupMfa } from './de/security.ts';
import { signIn } from './de/sign-in.ts';
import { signUp } from './de/sign-up.ts';
import { wordsOver } from './words-over.ts';

/** Clerk's texts as the product says them: with “du”, and without what a German would not say. The package has the rest. */
export const de: ClerkWords = {
  ...general,
  reverification,
  signIn,
  signUp,
  taskResetPassword,
  taskSetupMfa,
  unstable__errors: errors,
  userProfile: wordsOver<NonNullable<ClerkWords['userProfile']>>(account, security),
};
