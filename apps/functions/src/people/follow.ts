import { followPath, noticeId, type Follow } from '@rostrum/domain';
import { done, type PeopleHandler } from './context.ts';
import { from, tell } from './notices.ts';
import { ownProfile, reachable } from './reach.ts';

/** Follows a person, who gets one notice. */
export const follow: PeopleHandler<'follow'> = async (context, { uid: other }) => {
  const { db, tx, uid, atMs } = context;
  const found = await reachable(context, other);
  if (!found.ok) return found;
  const reference = db.doc(followPath(uid, other));
  if ((await tx.get(reference)).exists) return done();
  const me = await ownProfile(context);
  tx.set(reference, { by: uid, uid: other, atMs } satisfies Follow);
  tell(context, other, { id: noticeId('followed', uid), kind: 'followed', ...from(uid, me) });
  return done();
};

export const unfollow: PeopleHandler<'unfollow'> = async ({ db, tx, uid }, { uid: other }) => {
  tx.delete(db.doc(followPath(uid, other)));
  return done();
};
