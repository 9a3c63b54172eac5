import type { ClerkWords } from '../clerk-appearance.ts';
import { account } from './es/account.ts';
import { errors } from './es/errors.ts';
import { general } from './es/general.ts';
import { reverification } from './es/reverification.ts';
import { security, taskResetPassword, taskSetupMfa } from './es/security.ts';
import { signIn } from './es/sign-in.ts';
import { signUp } from './es/sign-up.ts';
import { wordsOver } from './words-over.ts';

/** Clerk's texts as the product says them: with “tú”, in the Spanish of Spain. The package has the rest. */
export const es: ClerkWords = {
  ...general,
  reverification,
  signIn,
  signUp,
  taskResetPassword,
  taskSetupMfa,
  unstable__errors: errors,
  userProfile: wordsOver<NonNullable<ClerkWords['userProfile']>>(account, security),
};
