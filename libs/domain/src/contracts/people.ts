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
    textOf(tidyTitle, LIMITS.nameMaxLength, `Keep the name to ${LIMITS.nameMaxLength} characters`),
    z.string().check(z.refine(hasWords, 'Write your name with letters or digits')),
  ),
);

export const bioSchema = publicText(
  'bio',
  textOf(tidyLine, LIMITS.bioMaxLength, `Keep it to ${LIMITS.bioMaxLength} characters`),
);

export const interestsSchema = z.pipe(
  z
    .array(interestSchema)
    .check(z.maxLength(LIMITS.interestsAtMost, `Choose at most ${LIMITS.interestsAtMost}`)),
  z.transform((interests) => [...new Set(interests)]),
);

const aboutPerson = <Type extends string>(type: Type) => z.object({ type: z.literal(type), uid });
const ofInvitation = <Type extends string>(type: Type) => z.object({ type: z.literal(type), invitationId });

/** The start of the next page of people. */
export const peopleCursorSchema = z.object({
  key: z.union([
    privateText(
      'a place in a list: compared with names, never stored or shown',
      z.string().check(z.maxLength(400)),
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
    words: privateText('a search, which nobody else sees', textOf(tidyLine, 100, 'Search for fewer words')),
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
  'name-held': 'A moderator replaced that name, so you cannot take it again. Choose another.',
  'username-taken': 'Somebody has that username already. Choose another.',
  'account-deleted': 'Your account is deleted. Nothing more can be saved under it.',
  'person-unknown': 'There is nobody here who can be reached by that.',
  yourself: 'That would be yourself.',
  'not-your-room': 'Only the host and the debaters of a room invite people into it.',
  'already-invited': 'They are invited into that room already.',
  'already-in': 'They are in that room already.',
  'invitation-unknown': 'That invitation is not there any more.',
  'invitation-over': 'That invitation is over: it was answered or withdrawn, or a day has passed.',
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
