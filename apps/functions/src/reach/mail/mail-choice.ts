import { BRAND, FUNCTION_LIMITS, NEW_REACH, reachPath, reachSchema, uidSchema } from '@rostrum/domain';
import { FIRST_LANGUAGE, inLanguage, type Language } from '@rostrum/words';
import * as m from '@rostrum/words/mails';
import type { Firestore } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/v2/https';
import { database } from '../../admin.ts';
import { callerAddress, networkOf } from '../../entrance/caller-address.ts';
import { takeLimits } from '../../entrance/take-limits.ts';
import { plainRequest } from '../../plain-request.ts';
import { readIfReadable } from '../../unreadable/read-stored.ts';
import { reachSettings } from '../reach-desk.ts';
import { REACH_SECRETS } from '../reach-environment.ts';
import { answerBounces } from './bounces.ts';
import { isOwnLink } from './stop-link.ts';

type Reply = { status: number; says: () => string; asks?: boolean; language?: Language };

/**
 * Ends a person's e-mail. A POST does it at once, as RFC 8058 asks; opening the link shows a page with one button,
 * because scanners of mailboxes open every link. With `?bounces` it takes the mail provider's report of letters that came back.
 */
export const mailChoice = plainRequest('mailChoice', { secrets: REACH_SECRETS }, async (request) => {
  if ('bounces' in request.query) return { status: await statusOfBounces(request), body: '' };
  const { status, says, asks = false, language = FIRST_LANGUAGE } = await replyTo(request);
  return { status, body: inLanguage(language, () => page(says(), asks, language)), headers: PAGE_HEADERS };
});

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

async function isWithinLimits(request: Request): Promise<boolean> {
  const address = networkOf(callerAddress(request));
  return (await takeLimits('mailChoice', FUNCTION_LIMITS.mailChoice, { address }, Date.now())).ok;
}

/** A provider that is told to wait reports again later. */
async function statusOfBounces(request: Request): Promise<number> {
  if (!(await isWithinLimits(request))) return 429;
  const { method, headers, body } = request;
  const reported = { method, authorization: headers.authorization, body: body as unknown };
  return answerBounces(database(), reported, reachSettings().mail?.signingKey, Date.now());
}

async function replyTo(request: Request): Promise<Reply> {
  if (!(await isWithinLimits(request))) return { status: 429, says: m.tooMany };
  return answerChoice(database(), request, reachSettings().mail?.signingKey);
}

type LinkRequest = { method: string; query: Record<string, unknown> };

/** The answer to a link, in the language of its person; without a signing key no link is ours. */
export async function answerChoice(
  db: Firestore,
  { method, query }: LinkRequest,
  signingKey: string | undefined,
): Promise<Reply> {
  const uid = uidSchema.safeParse(query['person']);
  const key = query['key'];
  const isOurs =
    signingKey !== undefined &&
    uid.success &&
    typeof key === 'string' &&
    isOwnLink(uid.data, key, signingKey);
  if (!isOurs) return { status: 400, says: m.linkIncomplete };
  const reach = readIfReadable(reachSchema, await db.doc(reachPath(uid.data)).get());
  const language = reach?.language ?? FIRST_LANGUAGE;
  if (method === 'GET') return { status: 200, says: () => m.askStop({ brand: BRAND }), asks: true, language };
  if (method !== 'POST') return { status: 405, says: m.unchanged, language };
  await endMail(db, uid.data);
  return { status: 200, says: () => m.stopped({ brand: BRAND }), language };
}

async function endMail(db: Firestore, uid: string): Promise<void> {
  const ref = db.doc(reachPath(uid));
  await db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    if (stored.exists) tx.set(ref, { ...(readIfReadable(reachSchema, stored) ?? NEW_REACH), email: 'off' });
  });
}

function page(says: string, asks: boolean, language: Language): string {
  const button = asks ? `<form method="post"><button>${m.stop()}</button></form>` : '';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND}</title><main><h1>${says}</h1>${button}</main></html>`;
}
