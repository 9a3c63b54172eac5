import * as z from 'zod/mini';
import { sideSchema, stepKindSchema } from '../debate/format.ts';
import { restatementAnswerSchema } from '../debate/state.ts';
import { actSchema } from '../documents/intervention.ts';
import { reactionSchema } from '../documents/message.ts';
import { strictnessSchema, visibilitySchema } from '../documents/room.ts';

const count = z.number().check(z.int(), z.minimum(0));
const time = z.iso.datetime();
const bySide = z.object({ for: z.number(), against: z.number() });
/** Null if a count is kept back. */
const told = z.nullable(count);
const votes = z.nullable(z.object({ for: count, against: count, undecided: told }));

const points = z.array(z.object({ person: z.string(), speech: z.string(), points: z.number() }));

const place = { id: z.string(), at: time, seconds: count, step: count };

/** `docs/transcript-schema.md` explains each field; change both together. */
export const transcriptJsonSchema = z.object({
  version: z.literal(1),
  keptBy: z.string(),
  debate: z.object({
    id: z.string(),
    motion: z.string(),
    visibility: visibilitySchema,
    strictness: strictnessSchema,
    ending: z.enum(['completed', 'endedByHost', 'agreed', 'abandoned', 'cancelled', 'running']),
    openedAt: time,
    startedAt: z.nullable(time),
    endedAt: z.nullable(time),
    /** Absent in files from before they had it. */
    link: z._default(z.nullable(z.string()), null),
  }),
  format: z.object({
    id: z.string(),
    name: z.string(),
    source: z.string(),
    custom: z.boolean(),
    pace: z.enum(['live', 'correspondence']),
    /** Absent in files from before there was a written pace. */
    delivery: z._default(z.enum(['spoken', 'written']), 'spoken'),
    restatesFirst: z.boolean(),
    preparationSeconds: count,
    prepBankSeconds: count,
    steps: z.array(z.object({ name: z.string(), kind: stepKindSchema, seconds: count })),
  }),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isHost: z.boolean(),
      seat: z.nullable(z.string()),
      team: z.nullable(z.string()),
      side: z.nullable(sideSchema),
      characters: count,
    }),
  ),
  floor: z.array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('message'),
        ...place,
        kind: z.enum(['speech', 'question', 'answer', 'poi']),
        author: z.string(),
        side: z.nullable(sideSchema),
        text: z.string(),
        edited: z.boolean(),
        quote: z.nullable(z.object({ message: z.string(), author: z.string(), text: z.string() })),
        restates: z.nullable(z.object({ name: z.string(), answer: z.nullable(restatementAnswerSchema) })),
        reactions: z.partialRecord(reactionSchema, count),
      }),
      z.object({
        type: z.literal('act'),
        ...place,
        act: actSchema,
        says: z.string(),
        quote: z.nullable(z.string()),
        rule: z.nullable(z.string()),
      }),
    ]),
  ),
  /** Absent in files written before there was such a list. */
  proceedings: z._default(
    z.array(z.object({ seq: count, at: time, seconds: count, by: z.nullable(z.string()), says: z.string() })),
    [],
  ),
  votes: z.nullable(
    z.object({
      voted: z.object({ before: told, after: told }),
      before: votes,
      after: votes,
      swing: z.nullable(bySide),
      gained: z.nullable(z.enum(['for', 'against', 'even'])),
      changedTheirMind: told,
      joinedLate: told,
    }),
  ),
  /** What the judges decided. Absent in files from before there were judges. */
  judging: z._default(
    z.nullable(
      z.object({
        judges: z.array(z.string()),
        winner: z.nullable(sideSchema),
        votes: z.nullable(bySide),
        teams: z.nullable(z.array(z.string())),
        tieBreak: z.nullable(z.enum(['points', 'chair'])),
        points,
        ballots: z.array(
          z.object({
            judge: z.string(),
            winner: z.nullable(sideSchema),
            lowPointWin: z.boolean(),
            teams: z.nullable(z.array(z.string())),
            points,
            reason: z.string(),
          }),
        ),
      }),
    ),
    null,
  ),
  ledger: z.record(z.string(), z.object({ found: bySide, acted: bySide })),
});
export type TranscriptJson = z.infer<typeof transcriptJsonSchema>;
