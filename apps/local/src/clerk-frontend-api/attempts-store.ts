import { notFound } from './api-error.ts';
import type { SignInAttempt, SignUpAttempt } from './model.ts';

/** Half-finished sign-in and sign-up forms. They live in memory: losing one costs a person one retyping. */
export class AttemptsStore {
  readonly #signIns = new Map<string, SignInAttempt>();
  readonly #signUps = new Map<string, SignUpAttempt>();

  keepSignIn(attempt: SignInAttempt): SignInAttempt {
    this.#signIns.set(attempt.id, attempt);
    return attempt;
  }

  keepSignUp(attempt: SignUpAttempt): SignUpAttempt {
    this.#signUps.set(attempt.id, attempt);
    return attempt;
  }

  /** @throws ApiError 404 */
  signIn(id: string, clientId: string | undefined): SignInAttempt {
    return owned(this.#signIns.get(id), clientId);
  }

  /** @throws ApiError 404 */
  signUp(id: string, clientId: string | undefined): SignUpAttempt {
    return owned(this.#signUps.get(id), clientId);
  }

  pendingSignIn(clientId: string): SignInAttempt | undefined {
    return latestPending(this.#signIns, clientId);
  }

  pendingSignUp(clientId: string): SignUpAttempt | undefined {
    return latestPending(this.#signUps, clientId);
  }

  /** A sign-in ends the browser's open attempts. */
  forgetPending(clientId: string): void {
    forgetPending(this.#signIns, clientId);
    forgetPending(this.#signUps, clientId);
  }
}

interface Attempt {
  id: string;
  clientId: string;
  createdSessionId: string | null;
}

function owned<A extends Attempt>(attempt: A | undefined, clientId: string | undefined): A {
  if (!attempt || attempt.clientId !== clientId) throw notFound('The attempt');
  return attempt;
}

function isPending(attempt: Attempt, clientId: string): boolean {
  return attempt.clientId === clientId && attempt.createdSessionId === null;
}

function latestPending<A extends Attempt>(attempts: Map<string, A>, clientId: string): A | undefined {
  return [...attempts.values()].findLast((attempt) => isPending(attempt, clientId));
}

function forgetPending(attempts: Map<string, Attempt>, clientId: string): void {
  for (const attempt of attempts.values()) if (isPending(attempt, clientId)) attempts.delete(attempt.id);
}
