import * as z from 'zod/mini';
import { count, longText, ms, name, url, words } from '../bounds.ts';
import { uidSchema } from '../ids.ts';
import { dimensionSchema } from '../feedback/dimensions.ts';
import { experienceSchema, interestSchema } from '../people/interests.ts';
import { searchWordsOf } from '../people/search-words.ts';
import { foldText } from '../text.ts';

export const PROFILES = 'profiles';
export const profilePath = (uid: string) => `${PROFILES}/${uid}`;

/**
 * `profiles/{uid}`: what other signed-in people may see of a person, unless the profile is hidden or deleted, or one
 * of the two blocked the other. It never contains an e-mail address. The server writes it; only `lastSeenAtMs` is the
 * person's own heartbeat.
 */
export const profileSchema = z.object({
  // If a count of debates is the first write, everything else follows later.
  displayName: z._default(name, ''),
  username: z._default(z.nullable(name), null),
  photoURL: z._default(url, ''),
  createdAtMs: z._default(ms, 0),
  bio: z._default(words, ''),
  interests: z._default(z.array(interestSchema), []),
  experience: z._default(z.nullable(experienceSchema), null),
  /** Debates with a result in which this person spoke. */
  debates: z._default(count, 0),
  lastSeenAtMs: z._default(ms, 0),
  /** Whether others find this person and read this profile. */
  isVisible: z._default(z.boolean(), true),
  /** Whether others see the strengths that feedback found. */
  isFeedbackVisible: z._default(z.boolean(), false),
  /** Those strengths; empty while they are not shown. */
  strengths: z._default(z.array(dimensionSchema), []),
  /** Whether this person's scores count, anonymously, in comparisons. */
  isCompared: z._default(z.boolean(), false),
  /** Whether search engines may list the public pages of this person's debates, if every other participant agrees. */
  isFindable: z._default(z.boolean(), false),
  /** Whether a moderator has hidden this profile; the person cannot undo it. */
  isHeldBack: z._default(z.boolean(), false),
  isDeleted: z._default(z.boolean(), false),
});
export type Profile = z.infer<typeof profileSchema>;

/** The extra fields by which lists find a profile. */
export type ProfileKeys = { isListed: boolean; nameKey: string; searchWords: string[] };

/** Derived from the profile, and stored with it on every write. */
function profileKeys(profile: Profile): ProfileKeys {
  const { displayName, username, isVisible, isHeldBack, isDeleted } = profile;
  return {
    isListed: isVisible && !isHeldBack && !isDeleted,
    nameKey: foldText(displayName || username || ''),
    searchWords: searchWordsOf(displayName, username),
  };
}

/** A stored profile. */
export function storedProfile(profile: Profile): Profile & ProfileKeys {
  return { ...profile, ...profileKeys(profile) };
}

/** The profile of a newcomer. */
export function newProfile(fields: Pick<Profile, 'displayName' | 'photoURL' | 'createdAtMs'>): Profile {
  return profileSchema.parse({ ...fields, username: null });
}

/** Replaces the name of a person who deleted their account. `shownName` puts it into the reader's language. */
// eslint-disable-next-line words/visible -- As it is stored, whatever the language.
export const DELETED_NAME = 'Deleted user';

/** What remains of a profile after its account is deleted: nothing about the person, so nothing can bring it back. */
export const DELETED_PROFILE: Profile = {
  ...newProfile({ displayName: DELETED_NAME, photoURL: '', createdAtMs: 0 }),
  isVisible: false,
  isDeleted: true,
};

/** Stored where a person has given no name. `shownName` says it to readers. */
export const NAMELESS = 'Someone';

/** A person's name as it is stored with what they do. */
export function nameOfProfile({ displayName, username }: Pick<Profile, 'displayName' | 'username'>): string {
  return displayName || username || NAMELESS;
}

/** `people/{uid}/private/heldNames`: names that the house replaced, folded; the person cannot use them again. */
export const heldNamesPath = (uid: string) => `people/${uid}/private/heldNames`;
export const heldNamesSchema = z.object({ names: z.array(longText).check(z.maxLength(20)) });

export const usernamePath = (name: string) => `usernames/${name}`;

/**
 * `usernames/{name}`: the owner of the name. Signed-in people can read single documents, to check whether a name is
 * free.
 */
export const usernameSchema = z.object({ uid: uidSchema, atMs: ms });
export type UsernameDocument = z.infer<typeof usernameSchema>;

/** Milliseconds between two heartbeats of a person who has the product open, and until they count as gone. */
export const PRESENCE_BEAT_MS = 60_000;
export const PRESENCE_MS = 150_000;

export function isOnline({ lastSeenAtMs }: Pick<Profile, 'lastSeenAtMs'>, nowMs: number): boolean {
  return nowMs - lastSeenAtMs < PRESENCE_MS;
}

/** Photos are WebP: the browser makes them small, at most 512 px wide, and the server redraws each one. */
export const PHOTO_TYPE = 'image/webp';
export const avatarsPath = (uid: string) => `avatars/${uid}`;
/** The place of a photo in file storage, under a name that the server chose. */
export const avatarPath = (uid: string, fileName: string) => `${avatarsPath(uid)}/${fileName}`;
/** The place of a photo that the house removed, as long as an appeal can restore it. Only the server reads it. */
export const heldPhotosPath = (uid: string) => `heldPhotos/${uid}`;
