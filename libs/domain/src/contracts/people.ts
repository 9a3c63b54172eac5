import * as refusals from '@rostrum/words/refusals';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { visibilitySchema } from '../documents/room.ts';
import { welcomeStepSchema } from '../documents/welcome.ts';
import { LIMITS } from '../limits.ts';
import { experienceSchema, interestSchema } from '../people/interests.ts';
import { USERNAME_PROBLEMS } from '../people/username.ts';
import { hasWords, tidyLine } from '../text.ts';
import { tidyTitle } from '../title.ts';
import {
  commandIdSchema,
  formatIdSchema,
  invitationIdSchema as invitationId,
  listedIdSchema,
  noticeIdSchema,
  roomIdSchema as roomId,
  uidSchema as uid,
} from '../ids.ts';
import { privateText, publicText } from './public-text.ts';
import { REACH_COMMANDS, REACH_REFUSALS, type Channels } from './reach-commands.ts';
import { motionSchema } from './motion.ts';
import { ROOM_REFUSALS, sideWishSchema } from './rooms.ts';
import { textOf } from './text-of.ts';

/** A person's shown name: one line, 1 to 80 characters, with at least one letter or digit. */
export const displayNameSchema = publicText(
  'displayName',
  z.pipe(
    textOf(tidyTitle, LIMITS.nameMaxLength, () => m.nameTooLong({ most: LIMITS.nameMaxLength })),
    z.string().check(z.refine(hasWords, { error: () => m.nameMissing() })),
  ),
);

export const bioSchema = publicText(
  'bio',
  textOf(tidyLine, LIMITS.bioMaxLength, () => m.textTooLong({ most: LIMITS.bioMaxLength })),
);

export const interestsSchema = z.pipe(
  z.array(interestSchema).check(
    z.maxLength(LIMITS.interestsAtMost, {
      error: () => m.tooManyInterests({ most: LIMITS.interestsAtMost }),
    }),
  ),
  z.transform((interests) => [...new Set(interests)]),
);

const aboutPerson = <Type extends string>(type: Type) => z.object({ type: z.literal(type), uid });
const ofInvitation = <Type extends string>(type: Type) => z.object({ type: z.literal(type), invitationId });

/** The start of the next page of people. */
export const peopleCursorSchema = z.object({
  key: z.union([
    privateText(
      'a place in a list: compared with names, never stored or shown',
      // The database refuses half a character.
      z.string().check(z.maxLength(400), z.regex(/^\P{Cs}*$/u)),
    ),
    z.number(),
  ]),
  id: listedIdSchema,
});
export type PeopleCursor = z.infer<typeof peopleCursorSchema>;

/**
 * The commands of the area `people`.
 *
 * - `saveProfile`: the given fields of the caller's profile; a taken username stays with its owner.
 * - `passStep`, `acceptRules`: the progress of the first visit.
 * - `follow`, `unfollow`, `block`, `unblock`: a block ends follows and open invitations in both directions.
 * - `challenge`: opens a room and invites one person into it. `invite`: into an existing room.
 * - `find`: a page of people, without those hidden from the caller.
 */
export const peopleCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('saveProfile'),
    displayName: z.optional(displayNameSchema),
    username: z.optional(publicText('username', z.string().check(z.maxLength(100)))),
    bio: z.optional(bioSchema),
    interests: z.optional(interestsSchema),
    experience: z.optional(z.nullable(experienceSchema)),
    isVisible: z.optional(z.boolean()),
    isFeedbackVisible: z.optional(z.boolean()),
    isCompared: z.optional(z.boolean()),
    isFindable: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('passStep'), step: welcomeStepSchema }),
  z.object({ type: z.literal('acceptRules') }),
  aboutPerson('follow'),
  aboutPerson('unfollow'),
  aboutPerson('block'),
  aboutPerson('unblock'),
  z.object({
    type: z.literal('challenge'),
    uid,
    motion: motionSchema,
    formatId: formatIdSchema,
    /** The challenger's side. */
    side: sideWishSchema,
    visibility: visibilitySchema,
  }),
  z.object({ type: z.literal('invite'), uid, roomId }),
  ofInvitation('acceptInvitation'),
  ofInvitation('declineInvitation'),
  ofInvitation('withdrawInvitation'),
  z.object({
    type: z.literal('readNotices'),
    noticeIds: z.array(noticeIdSchema).check(z.maxLength(LIMITS.noticesShown)),
  }),
  z.object({
    type: z.literal('find'),
    words: privateText('a search, which nobody else sees', textOf(tidyLine, 100, m.searchTooLong)),
    interest: z.nullable(interestSchema),
    isOnline: z.boolean(),
    isFollowed: z.boolean(),
    after: z.nullable(peopleCursorSchema),
  }),
  ...REACH_COMMANDS,
]);
export type PeopleCommand = z.infer<typeof peopleCommandSchema>;
export type PeopleCommandInput = z.input<typeof peopleCommandSchema>;
export type PeopleCommandOf<Type extends PeopleCommand['type']> = Extract<PeopleCommand, { type: Type }>;

export const peopleInput = z.object({ commandId: commandIdSchema, command: peopleCommandSchema });

/** Every way in which the area `people` says no, with the sentence that the person reads. */
export const PEOPLE_REFUSALS = {
  ...ROOM_REFUSALS,
  ...USERNAME_PROBLEMS,
  ...REACH_REFUSALS,
  'name-held': refusals.nameHeld,
  'username-taken': refusals.usernameTaken,
  'account-deleted': refusals.accountDeleted,
  'person-unknown': refusals.personUnknown,
  yourself: refusals.yourself,
  'not-your-room': refusals.notYourRoom,
  'already-invited': refusals.alreadyInvited,
  'already-in': refusals.alreadyIn,
  'invitation-unknown': refusals.invitationUnknown,
  'invitation-over': refusals.invitationOver,
} as const;
export type PeopleRefusal = keyof typeof PEOPLE_REFUSALS;

/** A person as a list shows them. */
export const foundPersonSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  photoURL: z.string(),
  bio: z.string(),
  interests: z.array(interestSchema),
  debates: z.number(),
  lastSeenAtMs: z.number(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

export const foundPeopleSchema = z.object({
  people: z.array(foundPersonSchema),
  next: z.nullable(peopleCursorSchema),
});
export type FoundPeople = z.infer<typeof foundPeopleSchema>;

/** The answer of each command. */
export type PeopleAnswers = {
  [Type in PeopleCommand['type']]: Type extends 'find'
    ? FoundPeople
    : Type extends 'challenge'
      ? { invitationId: string; roomId: string; code: string }
      : Type extends 'invite'
        ? { invitationId: string }
        : Type extends 'acceptInvitation'
          ? { roomId: string }
          : Type extends 'readChannels'
            ? Channels
            : Record<string, never>;
};

/** People on one page of a search. With their pairs and the cursor, a page costs at most 25 reads. */
export const PEOPLE_A_PAGE = 12;
