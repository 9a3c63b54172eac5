import {
  ACCOUNT_REFUSALS,
  accept,
  accountInput,
  confirmsDeletion,
  refuse,
  type AccountAnswers,
  type AccountCommand,
  type AccountCommandOf,
  type AccountRefusal,
  type Answer,
  type Result,
} from '@rostrum/domain';
import { onCall } from 'firebase-functions/v2/https';
import { profilePath } from '@rostrum/domain';
import { database } from '../admin.ts';
import { createRateLimit } from '../auth/rate-limit.ts';
import { answering, parseInput, requireUser } from '../boundary.ts';
import { readProfile } from '../people/reach.ts';
import { beginErasure, eraseLater } from './begin-erasure.ts';
import { downloadPage } from './download.ts';

type Answered = AccountAnswers[AccountCommand['type']];

/** A large account has many pages; nobody needs more of them in a minute. */
const mayAsk = createRateLimit({ limit: 600, windowMs: 60_000 });

/** The area's one callable: a person's data as a whole, and its end. */
export const account = onCall(
  answering('account', async (request): Promise<Answer<Answered, AccountRefusal>> => {
    const { uid } = requireUser(request);
    const { command } = parseInput(accountInput, request.data);
    const atMs = Date.now();
    const answered = mayAsk(uid, atMs) ? await answerTo(uid, command, atMs) : refuse('too-fast');
    if (answered.ok) return { ...answered, atMs: Date.now() };
    const { refusal } = answered;
    return { ok: false, refusal, message: ACCOUNT_REFUSALS[refusal], atMs: Date.now() };
  }),
);

async function answerTo(
  uid: string,
  command: AccountCommand,
  atMs: number,
): Promise<Result<Answered, AccountRefusal>> {
  return command.type === 'download'
    ? accept(await downloadPage(database(), uid, command.after))
    : deleteAccount(uid, command, atMs);
}

/** Begins the deletion of one's own account. Asked again, it makes sure that the work goes on. */
async function deleteAccount(
  uid: string,
  { confirm }: AccountCommandOf<'delete'>,
  atMs: number,
): Promise<Result<AccountAnswers['delete'], AccountRefusal>> {
  const db = database();
  const isBegun = await db.runTransaction(async (tx) => {
    const profile = readProfile(await tx.get(db.doc(profilePath(uid))));
    const isMeant = profile?.isDeleted || confirmsDeletion(confirm, profile?.username ?? null);
    if (!isMeant) return false;
    (await beginErasure(db, tx, uid, atMs)).write();
    return true;
  });
  if (!isBegun) return refuse('confirm-wrong');
  await eraseLater(uid);
  return accept({});
}
