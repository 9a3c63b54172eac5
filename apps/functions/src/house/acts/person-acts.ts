import { createHash } from 'node:crypto';
import {
  accept,
  heldNamesPath,
  foldText,
  isSuspended,
  profilePath,
  profileSchema,
  refuse,
  storedProfile,
  usernamePath,
  type Profile,
} from '@rostrum/domain';
import { ownBucket } from '../../admin.ts';
import { readStanding, suspend as putSuspension } from '../../account/standing.ts';
import { isHeldName, readHeldNames } from '../../people/held-names.ts';
import { bringPhotoBack, holdPhoto } from '../../pictures/held-photo.ts';
import { letPhotoGo } from '../../pictures/photo.ts';
import { leaveRooms } from '../../rooms/leave-rooms.ts';
import { updateCopies } from '../../rooms/update-copies.ts';
import { untilOf } from '../statement.ts';
import type { HouseActContext, HouseActHandler, UndoHandler } from './act-on.ts';

async function readPerson({ db, tx, about }: HouseActContext): Promise<Profile | undefined> {
  const stored = about === '' ? undefined : await tx.get(db.doc(profilePath(about)));
  const profile = stored?.exists ? profileSchema.parse(stored.data()) : undefined;
  return profile && !profile.isDeleted ? profile : undefined;
}

/** Writes some fields of a profile, and all fields that depend on them. */
function putProfile(
  { db, tx, about, profileChanges }: HouseActContext,
  before: Profile,
  changes: Partial<Profile>,
): void {
  const after = Object.assign(profileChanges, changes);
  tx.set(db.doc(profilePath(about)), storedProfile({ ...before, ...after }), { merge: true });
}

export const holdBackProfile: HouseActHandler<'holdBackProfile'> = async (context) => {
  const profile = await readPerson(context);
  if (!profile) return refuse('nobody-concerned');
  return accept({ write: () => putProfile(context, profile, { isHeldBack: true }) });
};

export const showProfile: UndoHandler = async (context) => {
  const profile = await readPerson(context);
  return profile ? { write: () => putProfile(context, profile, { isHeldBack: false }) } : {};
};

/** A neutral name, always the same for the same person. */
const neutralName = (uid: string) =>
  `Member ${Number.parseInt(createHash('sha256').update(uid).digest('hex').slice(0, 8), 16) % 10_000}`;

/** Replaces the name by a neutral one everywhere; nobody can take the old name again. */
export const replaceName: HouseActHandler<'replaceName'> = async (context) => {
  const { db, tx, about } = context;
  const profile = await readPerson(context);
  if (!profile) return refuse('nobody-concerned');
  const heldRef = db.doc(heldNamesPath(about));
  const names = await readHeldNames(db, tx, about);
  const { displayName, username } = profile;
  const folded = [displayName, username ?? ''].filter(Boolean).map(foldText);
  const changes = { displayName: neutralName(about), username: null };
  return accept({
    before: { displayName, ...(username !== null && { username }) },
    write: () => {
      putProfile(context, profile, changes);
      if (username !== null) tx.delete(db.doc(usernamePath(username)));
      tx.set(heldRef, { names: [...new Set([...names, ...folded])].slice(-20) });
    },
    afterwards: [() => updateCopies(db, about)],
  });
};

/** Restores the name, and the username unless somebody else has it now. */
export const restoreName: UndoHandler = async (context, { displayName, username }) => {
  const { db, tx, about, atMs } = context;
  const profile = await readPerson(context);
  if (!profile || displayName === undefined) return {};
  const name = username === undefined ? undefined : db.doc(usernamePath(username));
  const names = await readHeldNames(db, tx, about);
  const stillHeld = names.filter((held) => !isHeldName([held], displayName, username));
  const isFree = name !== undefined && profile.username === null && !(await tx.get(name)).exists;
  return {
    write: () => {
      putProfile(context, profile, { displayName, ...(isFree && { username }) });
      if (isFree) tx.create(name, { uid: about, atMs });
      tx.set(db.doc(heldNamesPath(about)), { names: stillHeld });
    },
    afterwards: [() => updateCopies(db, about)],
  };
};

/** Removes the photo from the profile; its old address stops working. */
export const removePhoto: HouseActHandler<'removePhoto'> = async (context) => {
  const { db, tx, about, atMs } = context;
  const of = { uid: about, atMs };
  const profile = await readPerson(context);
  if (!profile) return refuse('nobody-concerned');
  return accept({
    before: { photoURL: profile.photoURL },
    write: () => {
      putProfile(context, profile, { photoURL: '' });
      letPhotoGo(db, tx, of, profile.photoURL);
    },
    afterwards: [
      () => holdPhoto({ db, bucket: ownBucket() }, of, profile.photoURL),
      () => updateCopies(db, about),
    ],
  });
};

/** Restores the photo, unless the person has chosen another one or the copy is gone. */
export const restorePhoto: UndoHandler = async (context, { photoURL }) => {
  const { db, tx, about, atMs } = context;
  const profile = await readPerson(context);
  if (!profile || photoURL === undefined || profile.photoURL !== '') return {};
  const back = await bringPhotoBack({ db, bucket: ownBucket() }, tx, { uid: about, atMs }, photoURL);
  if (!back) return {};
  return {
    write: () => {
      putProfile(context, profile, { photoURL: back.photoURL });
      back.write();
    },
    afterwards: [() => back.forget(), () => updateCopies(db, about)],
  };
};

export const warn: HouseActHandler<'warn'> = async (context) =>
  (await readPerson(context)) ? accept({}) : refuse('nobody-concerned');

/** Suspends the person, and gives up their seat in each debate so that nobody waits for them. */
export const suspend: HouseActHandler<'suspend'> = async (context, { days }) => {
  const { db, tx, about, atMs, decisionId } = context;
  if (!(await readPerson(context))) return refuse('nobody-concerned');
  const untilMs = untilOf(days, atMs);
  return accept({
    write: () => putSuspension(db, tx, about, { fromMs: atMs, untilMs, decisionId }),
    afterwards: [() => leaveRooms(db, about)],
  });
};

/** Lifts a suspension if it still comes from this decision. It does not restore seats. */
export const liftSuspension: UndoHandler = async ({ db, tx, about, atMs, decisionId }) => {
  const standing = await readStanding(db, about, tx);
  const isItsOwn = isSuspended(standing, atMs) && standing.suspension?.decisionId === decisionId;
  return isItsOwn ? { write: () => putSuspension(db, tx, about, null) } : {};
};
