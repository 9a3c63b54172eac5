import {
  accept,
  findablePath,
  parseUsername,
  profilePath,
  refuse,
  storedProfile,
  usernamePath,
  usernameSchema,
  type PeopleRefusal,
  type Profile,
  type Result,
} from '@rostrum/domain';
import { readStrengths } from '../reports/strengths.ts';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';
import { ownProfile } from './reach.ts';
import { isHeldName, readHeldNames } from './held-names.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** Saves the given fields of the caller's profile. A username was claimed before; see `claimUsername`. */
export const saveProfile: PeopleHandler<'saveProfile'> = async (context, command) => {
  const { type: _, username: wanted, ...fields } = command;
  const { db, tx, uid } = context;
  const before = await ownProfile(context);
  if (before.isDeleted) return refuse('account-deleted');
  const held = await readHeldNames(db, tx, uid);
  if (isHeldName(held, fields.displayName, wanted)) return refuse('name-held');
  const username = wanted === undefined ? accept(before.username) : await freeName(context, wanted);
  if (!username.ok) return username;
  const strengths = await strengthsWith(context, before, fields.isFeedbackVisible);
  moveName(context, before.username, username.value);
  const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const profile: Profile = { ...before, ...changed, strengths, username: username.value };
  tx.set(db.doc(profilePath(uid)), storedProfile(profile), { merge: true });
  if (before.isFindable !== profile.isFindable) letBeFound(context, profile.isFindable);
  return done();
};

/** The one choice that visitors can read, since it is for search engines. */
function letBeFound({ db, tx, uid, atMs }: PeopleContext, isFindable: boolean): void {
  const ref = db.doc(findablePath(uid));
  if (isFindable) tx.set(ref, { sinceMs: atMs });
  else tx.delete(ref);
}

/** Strengths appear and disappear together with the person's choice to show them. */
async function strengthsWith(
  { db, tx, uid }: PeopleContext,
  before: Profile,
  isShown = before.isFeedbackVisible,
): Promise<Profile['strengths']> {
  if (!isShown) return [];
  return before.isFeedbackVisible ? before.strengths : readStrengths(db, tx, uid);
}

/** The name's document, if nobody has taken the name since. */
async function freeName(
  { db, tx, uid }: PeopleContext,
  wanted: string,
): Promise<Result<string, PeopleRefusal>> {
  const parsed = parseUsername(wanted);
  if (!parsed.ok) return parsed;
  const stored = await tx.get(db.doc(usernamePath(parsed.value)));
  const isTaken = stored.exists && readIfReadable(usernameSchema, stored)?.uid !== uid;
  return isTaken ? refuse('username-taken') : parsed;
}

/** Frees the old name in the same transaction. */
function moveName({ db, tx, uid, atMs }: PeopleContext, before: string | null, after: string | null): void {
  if (before === after) return;
  if (before !== null) tx.delete(db.doc(usernamePath(before)));
  if (after !== null) tx.set(db.doc(usernamePath(after)), { uid, atMs });
}
