import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Proves to the server that requests come from our pages in a browser. */
export type AppCheck = { token: () => Promise<string | undefined> };

/**
 * Opens App Check with reCAPTCHA Enterprise, which from now on gives every Firebase service of the page its token. Tests set
 * `FIREBASE_APPCHECK_DEBUG_TOKEN` in the page instead, as the SDK documents it. Only `firebase-app.ts` loads this file, where App Check
 * is on.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return {
    token: () =>
      getToken(appCheck).then(
        ({ token }) => token,
        (error: unknown) => void console.warn('The page has no token of App Check', error),
      ),
  };
}
