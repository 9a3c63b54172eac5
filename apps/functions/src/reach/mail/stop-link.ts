import { createHmac, timingSafeEqual } from 'node:crypto';

type Signing = { choiceUrl: string; signingKey: string };

/** The link that ends a person's e-mail. It needs no sign-in, tells only an id, and never ends. */
export function stopUrlFor({ choiceUrl, signingKey }: Signing, uid: string): string {
  const url = new URL(choiceUrl);
  url.searchParams.set('person', uid);
  url.searchParams.set('key', signatureOf(uid, signingKey));
  return url.href;
}

/** Whether we made this link for this person. */
export function isOwnLink(uid: string, key: string, signingKey: string): boolean {
  const [given, made] = [Buffer.from(key), Buffer.from(signatureOf(uid, signingKey))];
  return given.length === made.length && timingSafeEqual(given, made);
}

function signatureOf(uid: string, signingKey: string): string {
  return createHmac('sha256', signingKey).update(`end-mail:${uid}`).digest('base64url');
}
