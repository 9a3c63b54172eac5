import { followPath, refuse, type Follow } from '@rostrum/domain';
import { countTry } from '../rooms/try-limit.ts';
import { done, type PeopleHandler } from './context.ts';
import { from, noticeId, tell } from './notices.ts';
import { ownProfile, reachable } from './reach.ts';

const HOUR_MS = 3_600_000;
/** More in an hour are not people that somebody wants to hear of. */
const FOLLOWS_PER_HOUR = 60;

/** Follows somebody, who is told once. */
export const follow: PeopleHandler<'follow'> = async (context, { uid: other }) => {
  const { db, tx, uid, atMs } = context;
  const found = await reachable(context, other);
  if (!found.ok) return found;
  const reference = db.doc(followPath(uid, other));
  if ((await tx.get(reference)).exists) return done();
  const tries = await countTry(db, tx, `follow-${uid}`, { atMs, limit: FOLLOWS_PER_HOUR, windowMs: HOUR_MS });
  if (!tries.allowed) return refuse('too-fast');
  const me = await ownProfile(context);
  tries.record();
  tx.set(reference, { by: uid, uid: other, atMs } satisfies Follow);
  tell(context, other, { id: noticeId('followed', uid), kind: 'followed', ...from(uid, me) });
  return done();
};

export const unfollow: PeopleHandler<'unfollow'> = async ({ db, tx, uid }, { uid: other }) => {
  tx.delete(db.doc(followPath(uid, other)));
  return done();
};
