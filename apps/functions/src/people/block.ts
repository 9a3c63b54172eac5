import {
  apartPath,
  blockPath,
  followPath,
  INVITATIONS,
  nameOfProfile,
  noticesPath,
  type Apart,
  type Block,
} from '@rostrum/domain';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';
import { somebody } from './reach.ts';

/** The invitations and notices between two people that a block removes. */
const AT_MOST = 50;

/**
 * Blocks a person. It ends follows in both directions, withdraws open invitations between the two and removes
 * notices about each other. The other person is not told.
 */
export const block: PeopleHandler<'block'> = async (context, { uid: other }) => {
  const { db, tx, uid, atMs } = context;
  const found = await somebody(context, other);
  if (!found.ok) return found;
  const [open, told] = [await openBetween(context, other), await toldBetween(context, other)];
  const name = nameOfProfile(found.value);
  tx.set(db.doc(blockPath(uid, other)), { by: uid, uid: other, name, atMs } satisfies Block);
  tx.set(db.doc(apartPath(uid, other)), { uids: [uid, other], atMs } satisfies Apart);
  tx.delete(db.doc(followPath(uid, other)));
  tx.delete(db.doc(followPath(other, uid)));
  for (const invitation of open) tx.update(invitation, { state: 'withdrawn' });
  for (const notice of told) tx.delete(notice);
  return done();
};

/** Removes a block; if the other person also blocked, the two stay apart. */
export const unblock: PeopleHandler<'unblock'> = async ({ db, tx, uid }, { uid: other }) => {
  const back = await tx.get(db.doc(blockPath(other, uid)));
  tx.delete(db.doc(blockPath(uid, other)));
  if (!back.exists) tx.delete(db.doc(apartPath(uid, other)));
  return done();
};

async function openBetween({ db, tx, uid }: PeopleContext, other: string) {
  const open = db.collection(INVITATIONS).where('state', '==', 'open');
  const found = await Promise.all([
    tx.get(open.where('from', '==', uid).where('to', '==', other).limit(AT_MOST)),
    tx.get(open.where('from', '==', other).where('to', '==', uid).limit(AT_MOST)),
  ]);
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

async function toldBetween({ db, tx, uid }: PeopleContext, other: string) {
  const told = (to: string, by: string) =>
    tx.get(db.collection(noticesPath(to)).where('fromUid', '==', by).limit(AT_MOST));
  const found = await Promise.all([told(uid, other), told(other, uid)]);
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}
