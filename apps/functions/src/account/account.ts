import {
  ACCOUNT_REFUSALS,
  accept,
  confirmsDeletion,
  profilePath,
  refuse,
  type AccountAnswers,
  type AccountCommand,
  type AccountCommandOf,
  type AccountRefusal,
  type Result,
  accountCommandSchema,
} from '@rostrum/domain';
import { transact } from '../retry-closed.ts';
import { database } from '../admin.ts';
import { openArea } from '../entrance/open-area.ts';
import { readProfile } from '../people/reach.ts';
import { beginErasure, eraseLater } from './begin-erasure.ts';
import { downloadPage } from './download.ts';

type Answered = AccountAnswers[AccountCommand['type']];

/** The area's one callable: a person's data as a whole, and its end. */
export const account = openArea(
  { name: 'account', command: accountCommandSchema, refusals: ACCOUNT_REFUSALS },
  ({ uid, command, atMs }) => answerTo(uid, command, atMs),
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

/** Begins the deletion of the caller's account. A second call makes sure that the work continues. */
async function deleteAccount(
  uid: string,
  { confirm }: AccountCommandOf<'delete'>,
  atMs: number,
): Promise<Result<AccountAnswers['delete'], AccountRefusal>> {
  const db = database();
  const isBegun = await transact(db, async (tx) => {
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
