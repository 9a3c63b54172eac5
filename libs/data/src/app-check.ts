import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Proves to the server that requests come from our pages in a browser. */
export type AppCheck = { token: () => Promise<string | undefined> };

/** The longest that a request waits for a token, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Lets a provider fail after a while. A browser that blocks reCAPTCHA never says so, and every request would wait for ever; after a failure the SDK
 * continues without a token, and the server says what is missing. The SDK asks a provider by this method, which its types leave out.
 */
export function giveUpAfter(provider: object, patienceMs: number): void {
  if (!('getToken' in provider) || typeof provider.getToken !== 'function') return;
  const ask = provider.getToken.bind(provider) as (...given: unknown[]) => Promise<unknown>;
  provider.getToken = (...given: unknown[]) =>
    new Promise((resolve, reject) => {
      const late = () => reject(new Error(`reCAPTCHA gave no token within ${patienceMs / 1_000} s`));
      const timer = setTimeout(late, patienceMs);
      void ask(...given)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}

/**
 * Opens App Check with reCAPTCHA Enterprise, which from now on gives every Firebase service of the page its token. Tests set
 * `FIREBASE_APPCHECK_DEBUG_TOKEN` in the page instead, as the SDK documents it. Only `firebase-app.ts` loads this file, where App Check
 * is on.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  giveUpAfter(provider, PATIENCE_MS);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return {
    token: () =>
      getToken(appCheck).then(
        ({ token }) => token,
        (error: unknown): undefined => {
          console.warn('The page has no token of App Check', error);
        },
      ),
  };
}
