import * as z from 'zod/mini';
import { ms, count, name, url, words } from '../bounds.ts';
import { uidSchema, roomIdSchema, topicIdSchema, keySchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';
import { practiceSchema } from '../debate/opponent.ts';
import { safeguardingSchema } from './care.ts';
import { actSchema } from './intervention.ts';
import { heardSchema, pulseSchema } from './moderator.ts';
import { tallySchema } from './tally.ts';
import { LIMITS } from '../limits.ts';
import { roomLanguageSchema } from '../languages/room-language.ts';
import {
  deadlineOf,
  debaterIds,
  debateStateSchema,
  hasFloor,
  isFinished,
  type DebateState,
} from '../debate/state.ts';

export const ROOMS = 'rooms';
export const roomPath = (roomId: string) => `${ROOMS}/${roomId}`;

export const visibilitySchema = z.enum(['public', 'unlisted', 'private']);
export type Visibility = z.infer<typeof visibilitySchema>;

export const strictnessSchema = z.enum(['relaxed', 'standard', 'strict']);
export type Strictness = z.infer<typeof strictnessSchema>;

/** The phase for lists: waiting for people, running, over, or cancelled. */
const roomStatusSchema = z.enum(['open', 'live', 'finished', 'cancelled']);
export type RoomStatus = z.infer<typeof roomStatusSchema>;

/** A name and a picture, copied onto a room so that lists and transcripts need no extra read. */
const personSchema = z.object({ displayName: name, photoURL: url });
export type Person = z.infer<typeof personSchema>;

/** How often the moderator found something and how often it acted, by side: the parity ledger. */
const ledgerSchema = z.record(
  keySchema,
  z.object({
    found: z.record(sideSchema, count),
    acted: z.record(sideSchema, count),
  }),
);
export type Ledger = z.infer<typeof ledgerSchema>;

const pausedActsSchema = z.partialRecord(actSchema, z.enum(['host', 'people']));
export type PausedActs = z.infer<typeof pausedActsSchema>;

/** The house closed the debate: it has ended, appears in no list, and nobody can add to it. */
const closedSchema = z.object({
  atMs: ms,
  /** Whether only the house can still read it. */
  isHidden: z.boolean(),
  decisionId: keySchema,
});

/** Two people whom the queue matched: when, and who has not come yet. */
const meetingSchema = z.object({ atMs: ms, awaited: z.array(uidSchema) });

/** An offer of another debate, made once this one was over. */
const rematchSchema = z.object({
  by: uidSchema,
  atMs: ms,
  endsAtMs: ms,
  /** Another motion; null for the same one. */
  other: z.nullable(z.object({ motion: words, topicId: z.optional(topicIdSchema) })),
  state: z.enum(['open', 'taken', 'declined']),
  /** The room of that debate, once it is taken. */
  roomId: z.nullable(roomIdSchema),
});
export type Rematch = z.infer<typeof rematchSchema>;

/** Whether an offer can still be answered. */
export function isOpenRematch({ state, endsAtMs }: Rematch, nowMs: number): boolean {
  return state === 'open' && nowMs < endsAtMs;
}

/** `rooms/{roomId}`: one debate. Only the server writes it. */
export const roomSchema = z.object({
  motion: words,
  /** The topic that the debate counts for. */
  topicId: z.optional(topicIdSchema),
  /** Present in a debate against the opponent. Such a debate counts for nothing and nobody. */
  practice: z.optional(practiceSchema),
  visibility: visibilitySchema,
  strictness: strictnessSchema,
  /** The language that people debate in, as its host chose; absent in rooms from before there was such a choice. */
  language: z.optional(roomLanguageSchema),
  /** Whom the moderator tells when it is worried about somebody; absent: nobody. */
  safeguarding: z.optional(safeguardingSchema),
  hostId: uidSchema,
  code: name,
  status: roomStatusSchema,
  debate: debateStateSchema,
  /** The host and everyone with a seat: at most one more than the seats. */
  peopleIds: z.array(uidSchema),
  people: z.record(uidSchema, personSchema),
  ledger: ledgerSchema,
  /** Paused acts of the moderator, and who paused them: the host, or people of both sides. */
  pausedActs: z.optional(pausedActsSchema),
  /** The audience's votes, counted after the debate; null before, and if nobody voted. */
  tally: z.nullable(tallySchema),
  createdAtMs: ms,
  /** The planned start of a scheduled debate; null if it begins once everybody is ready. */
  opensAtMs: z.nullable(ms),
  /** When the sweeper next looks at the room: its deadline is overdue, or nothing has happened for a long time. */
  dueAtMs: z.nullable(ms),
  startedAtMs: z.nullable(ms),
  endedAtMs: z.nullable(ms),
  /** When the record of a finished debate gained or lost words; its report is then rewritten. */
  recordChangedAtMs: z.optional(ms),
  /** Present if the queue matched its debaters. */
  meeting: z.optional(meetingSchema),
  /** The latest offer of another debate. */
  rematch: z.optional(rematchSchema),
  /** A room that the seed stored as an example: the people in it are invented, and nobody moves it on. */
  isExample: z.optional(z.boolean()),
  /** Present if the house closed it. */
  closed: z.optional(closedSchema),
});
export type RoomDocument = z.infer<typeof roomSchema>;
export type Room = RoomDocument & { id: string };

export function statusOf(debate: DebateState): RoomStatus {
  if (hasFloor(debate) || debate.phase === 'verdictVote') return 'live';
  if (debate.phase === 'cancelled') return 'cancelled';
  return isFinished(debate) ? 'finished' : 'open';
}

/** The host, everybody with a seat, and the judges. */
export function peopleIdsOf(debate: DebateState): string[] {
  return [...new Set([debate.hostId, ...debaterIds(debate), ...debate.judges])];
}

export const countsPath = (roomId: string) => `${roomPath(roomId)}/server/counts`;

/**
 * `rooms/{roomId}/server/counts`: everything that each message changes, in the debate and in the moderator's memory.
 * The room's own document holds the values of the last step, so a listener hears of a message only once: from the
 * message.
 */
export const countsSchema = z.object({
  seq: count,
  atMs: ms,
  spoken: z.record(uidSchema, count),
  used: z.record(uidSchema, count),
  /** The moderator's counts; absent until it has judged something. */
  pulse: z.optional(pulseSchema),
  /** The last words on the floor, oldest first: the context for reading new ones. */
  heard: z.optional(z.array(heardSchema)),
  /** The number of writes to `server/moderator`: unchanged counts mean an unchanged memory. */
  recordVersion: z.optional(count),
  /** The people whose dictated words are shown as captions. */
  captioned: z.optional(z.array(uidSchema).check(z.maxLength(100))),
});
export type Counts = z.infer<typeof countsSchema>;

/** A room's debate with the counts that are stored beside it. */
export function debateWithCounts(
  { debate }: Pick<RoomDocument, 'debate'>,
  { seq, atMs, spoken, used }: Counts,
): DebateState {
  const counted = { ...debate, seq, atMs, spoken };
  return 'floor' in counted ? { ...counted, floor: { ...counted.floor, used } } : counted;
}

/** A deadline that is overdue by this much has lost its task, in milliseconds. */
const OVERDUE_MS = 60_000;

/** When somebody must look at a dormant room; null once nothing more can happen to it. */
export function dueAtMs(debate: DebateState, opensAtMs: number | null): number | null {
  if (isFinished(debate) && debate.phase !== 'debrief') return null;
  const deadline = deadlineOf(debate);
  const quietAtMs = Math.max(debate.atMs, opensAtMs ?? 0) + LIMITS.emptyRoomSeconds * 1_000;
  if (debate.phase === 'debrief') return deadline?.actsAtMs ?? null;
  return deadline ? Math.min(deadline.actsAtMs + OVERDUE_MS, quietAtMs) : quietAtMs;
}

export const membersPath = (roomId: string) => `${roomPath(roomId)}/members`;
export const memberPath = (roomId: string, uid: string) => `${roomPath(roomId)}/members/${uid}`;

/** `rooms/{roomId}/members/{uid}`: a person in the room. The person's client writes the heartbeat `lastSeenAt`. */
export const memberSchema = z.object({
  uid: uidSchema,
  displayName: name,
  photoURL: url,
  joinedAtMs: ms,
  lastSeenAtMs: ms,
  /** When this person last posted on the floor, as their own client reports it. */
  writingAtMs: z.optional(ms),
});
export type Member = z.infer<typeof memberSchema>;

export const eventPath = (roomId: string, seq: number) =>
  `${roomPath(roomId)}/events/${String(seq).padStart(6, '0')}`;
