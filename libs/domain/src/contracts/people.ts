import * as z from 'zod/mini';
import { reportDecisionSchema, reportReasonSchema } from '../documents/report.ts';
import { visibilitySchema } from '../documents/room.ts';
import { welcomeStepSchema } from '../documents/welcome.ts';
import { LIMITS } from '../limits.ts';
import { experienceSchema, interestSchema } from '../people/interests.ts';
import { USERNAME_PROBLEMS } from '../people/username.ts';
import { hasWords, isBlank, tidyLine, tidyText } from '../text.ts';
import { commandIdSchema } from './callable.ts';
import { idOf, roomIdSchema as roomId } from './ids.ts';
import { motionSchema, ROOM_REFUSALS, sideWishSchema } from './rooms.ts';
import { textOf } from './text-of.ts';

/** A name as it stands above what somebody says: one line, 1 to 80 characters, with a letter or digit in it. */
export const displayNameSchema = z.pipe(
  textOf(tidyLine, LIMITS.nameMaxLength, `Keep the name to ${LIMITS.nameMaxLength} characters`),
  z.string().check(z.refine(hasWords, 'Write your name')),
);

export const bioSchema = textOf(
  tidyLine,
  LIMITS.bioMaxLength,
  `Keep it to ${LIMITS.bioMaxLength} characters`,
);

export const interestsSchema = z.pipe(
  z
    .array(interestSchema)
    .check(z.maxLength(LIMITS.interestsAtMost, `Choose at most ${LIMITS.interestsAtMost}`)),
  z.transform((interests) => [...new Set(interests)]),
);

export const reportTextSchema = z.pipe(
  textOf(tidyText, LIMITS.reportMaxLength, `Keep it to ${LIMITS.reportMaxLength} characters`),
  z.string().check(z.refine((text) => !isBlank(text), 'Say what happened')),
);

/** What a moderator writes to those concerned; may be empty. */
export const noteSchema = textOf(
  tidyText,
  LIMITS.reportMaxLength,
  `Keep the note to ${LIMITS.reportMaxLength} characters`,
);

const uid = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/, 'That is nobody'));
const invitationId = idOf('an invitation');
const aboutPerson = <Type extends string>(type: Type) => z.object({ type: z.literal(type), uid });
const ofInvitation = <Type extends string>(type: Type) => z.object({ type: z.literal(type), invitationId });

/** Where the next page of people begins. */
export const peopleCursorSchema = z.object({
  key: z.union([z.string().check(z.maxLength(400)), z.number()]),
  id: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type PeopleCursor = z.infer<typeof peopleCursorSchema>;

/**
 * What somebody asks of the area `people`.
 *
 * - `saveProfile`: the given fields of one's own profile; a username moves to who asks, or stays where it is.
 * - `setPhoto`: a file that was uploaded below `avatars/{uid}/`; null for none.
 * - `passStep`, `acceptRules`: how far the first visit came.
 * - `follow`, `unfollow`, `block`, `unblock`: a block ends following and open invitations both ways.
 * - `report`, `decideReport`: the second for holders of the claim `moderator`.
 * - `challenge`: opens a room and invites one person into it. `invite`: into a room that is there.
 * - `find`: a page of people, without those who are hidden from who asks.
 */
export const peopleCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('saveProfile'),
    displayName: z.optional(displayNameSchema),
    username: z.optional(z.string().check(z.maxLength(100))),
    bio: z.optional(bioSchema),
    interests: z.optional(interestsSchema),
    experience: z.optional(z.nullable(experienceSchema)),
    isVisible: z.optional(z.boolean()),
    isFeedbackVisible: z.optional(z.boolean()),
    isCompared: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('setPhoto'), fileName: z.nullable(idOf('a photo')) }),
  z.object({ type: z.literal('passStep'), step: welcomeStepSchema }),
  z.object({ type: z.literal('acceptRules') }),
  aboutPerson('follow'),
  aboutPerson('unfollow'),
  aboutPerson('block'),
  aboutPerson('unblock'),
  z.object({ type: z.literal('report'), uid, reason: reportReasonSchema, text: reportTextSchema }),
  z.object({
    type: z.literal('decideReport'),
    reportId: idOf('a report'),
    decision: reportDecisionSchema,
    note: noteSchema,
  }),
  z.object({
    type: z.literal('challenge'),
    uid,
    motion: motionSchema,
    formatId: z.string().check(z.maxLength(40)),
    /** Where who challenges sits. */
    side: sideWishSchema,
    visibility: visibilitySchema,
  }),
  z.object({ type: z.literal('invite'), uid, roomId }),
  ofInvitation('acceptInvitation'),
  ofInvitation('declineInvitation'),
  ofInvitation('withdrawInvitation'),
  z.object({
    type: z.literal('readNotices'),
    noticeIds: z.array(idOf('a notice')).check(z.maxLength(LIMITS.noticesShown)),
  }),
  z.object({
    type: z.literal('find'),
    words: textOf(tidyLine, 100, 'Search for fewer words'),
    interest: z.nullable(interestSchema),
    isOnline: z.boolean(),
    isFollowed: z.boolean(),
    after: z.nullable(peopleCursorSchema),
  }),
]);
export type PeopleCommand = z.infer<typeof peopleCommandSchema>;
export type PeopleCommandInput = z.input<typeof peopleCommandSchema>;
export type PeopleCommandOf<Type extends PeopleCommand['type']> = Extract<PeopleCommand, { type: Type }>;

export const peopleInput = z.object({ commandId: commandIdSchema, command: peopleCommandSchema });
export type PeopleInput = z.input<typeof peopleInput>;

/** Every way in which the area `people` says no, with the sentence that the person reads. */
export const PEOPLE_REFUSALS = {
  ...ROOM_REFUSALS,
  ...USERNAME_PROBLEMS,
  'username-taken': 'Somebody has that username already. Choose another.',
  'account-deleted': 'Your account is deleted. Nothing more can be saved under it.',
  'person-unknown': 'There is nobody here who can be reached by that.',
  yourself: 'That would be yourself.',
  'photo-missing': 'The photo did not arrive. Upload it again.',
  'photo-wrong': 'That file is not a photo that can be shown. Choose another.',
  'too-many-reports': 'You have reported a lot at once. What you sent is kept; wait an hour for more.',
  'too-many-invitations': 'You have invited many people at once. Wait an hour and try again.',
  'report-unknown': 'That report is not there any more.',
  'report-decided': 'Somebody has decided that already.',
  'report-same-person': 'Somebody else has to decide: you reported it, or it is about you.',
  'not-a-moderator': 'That is for those who look at reports.',
  'not-your-room': 'Only the host and the debaters of a room invite people into it.',
  'already-invited': 'They are invited into that room already.',
  'already-in': 'They are in that room already.',
  'invitation-unknown': 'That invitation is not there any more.',
  'invitation-over': 'That invitation is over: it was answered or withdrawn, or a day has passed.',
} as const;
export type PeopleRefusal = keyof typeof PEOPLE_REFUSALS;

/** Somebody as a list shows them. */
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

/** What each command answers. */
export type PeopleAnswers = {
  [Type in PeopleCommand['type']]: Type extends 'find'
    ? FoundPeople
    : Type extends 'challenge'
      ? { invitationId: string; roomId: string; code: string }
      : Type extends 'invite'
        ? { invitationId: string }
        : Type extends 'acceptInvitation'
          ? { roomId: string }
          : Type extends 'setPhoto'
            ? { photoURL: string }
            : Record<string, never>;
};

/** People on one page of a search; with what their pairs cost, and where it begins, no page costs more than 25 reads. */
export const PEOPLE_A_PAGE = 12;
