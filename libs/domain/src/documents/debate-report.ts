import * as z from 'zod/mini';
import { ms, count, share, between } from '../bounds.ts';
import { uidSchema, messageIdSchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';
import { argumentMapSchema } from './argument-map.ts';
import { actSchema } from './intervention.ts';
import { workedBySchema } from './model-usage.ts';
import type { RoomDocument } from './room.ts';

/** The limits of a report, so that each of its documents stays well below the database's limit. */
export const REPORT_LIMITS = {
  /** Lines of the summary of one side, and the characters of one of them, in UTF-16 units. */
  linesEach: 5,
  wordsLength: 400,
  civilitySlices: 24,
  turningPoints: 8,
  people: 60,
} as const;

const points = between(-100, 100);
const bySide = z.object({ for: count, against: count });
const text = z.string().check(z.maxLength(REPORT_LIMITS.wordsLength));

/** A quotation from a message, with its place (UTF-16 units, `end` exclusive): `text` is exactly that part. */
export const linkedWordsSchema = z.object({ messageId: messageIdSchema, start: count, end: count, text });
export type LinkedWords = z.infer<typeof linkedWordsSchema>;

/** A line of a summary. `answers`: the words of the other side that it restates and answers. */
const summaryLineSchema = z.extend(linkedWordsSchema, { answers: z.optional(linkedWordsSchema) });
export type SummaryLineWords = z.infer<typeof summaryLineSchema>;

/**
 * Why the report omits a part. `language`: most of the debate is in a language that the engine does not read;
 * `oneSide`: the other side said nothing; `short`: too little was said; `thin`: less was argued than a verdict needs.
 */
export const notJudgedSchema = z.enum(['language', 'oneSide', 'short', 'thin']);
export type NotJudged = z.infer<typeof notJudgedSchema>;

const better = z.enum(['for', 'against', 'equal']);

/** One reading of both cases: which came first, and which case was better by each criterion. */
const readingSchema = z.object({
  first: sideSchema,
  matter: better,
  clash: better,
  method: better,
  /** How far For leads, in criteria: −3 … 3. */
  lead: between(-3, 3),
});
export type Reading = z.infer<typeof readingSchema>;

/** What was counted for each side by one criterion: how often, out of how many, and the words that show it best. */
const groundSchema = z.object({
  hits: count,
  chances: count,
  words: z.array(linkedWordsSchema).check(z.maxLength(2)),
});
export type Ground = z.infer<typeof groundSchema>;
const groundsSchema = z.object({ for: groundSchema, against: groundSchema });

/**
 * Two readings with the order swapped. `winner` is null if they differ or neither case is better: too close to call.
 */
const caseVerdictSchema = z.object({
  engine: workedBySchema,
  readings: z.array(readingSchema).check(z.minLength(2), z.maxLength(2)),
  winner: z.nullable(sideSchema),
  /** The words that decided each criterion; absent from a model's verdict and from older reports. */
  grounds: z.optional(z.object({ matter: groundsSchema, clash: groundsSchema, method: groundsSchema })),
});
export type CaseVerdict = z.infer<typeof caseVerdictSchema>;

/**
 * The event at a turning point: a claim was conceded, minds changed, many answered one claim, or the moderator acted.
 */
const turningPointSchema = z.object({
  kind: z.enum(['conceded', 'changedMinds', 'clash', 'intervened']),
  atMs: ms,
  side: z.nullable(sideSchema),
  /** The number of minds or answers; 1 otherwise. */
  count,
  act: z.nullable(actSchema),
  words: z.nullable(linkedWordsSchema),
});
export type TurningPoint = z.infer<typeof turningPointSchema>;

export const debateReportPath = (roomId: string) => `rooms/${roomId}/report/debate`;
export const debateMapPath = (roomId: string) => `rooms/${roomId}/report/map`;

/** `rooms/{roomId}/report/debate`: the report of a debate, written when it has ended. Same readers as the room. */
export const debateReportSchema = z.object({
  version: z.literal(1),
  /** When it was first written. */
  writtenAtMs: ms,
  /** The `recordChangedAtMs` of the room when it was written. */
  recordChangedAtMs: z.optional(ms),
  messages: count,
  /** The parts that the engine could not judge, and why. */
  notJudged: z.partialRecord(z.enum(['summary', 'map', 'civility', 'verdict', 'feedback']), notJudgedSchema),
  /** What each side argued, in whole sentences of its own; empty for a side that argued nothing. */
  summary: z.object({
    engine: workedBySchema,
    for: z.array(summaryLineSchema).check(z.maxLength(REPORT_LIMITS.linesEach)),
    against: z.array(summaryLineSchema).check(z.maxLength(REPORT_LIMITS.linesEach)),
  }),
  /** Lines of argument by how they ended; `leftOut` are not in the stored map. */
  lines: z.object({
    answered: count,
    conceded: count,
    dropped: count,
    open: count,
    unjudged: count,
    leftOut: count,
  }),
  /** Who spoke how much, 0 … 1. `fairShare` is an equal part of the debaters' words, null for the audience. */
  airtime: z
    .array(
      z.object({
        uid: uidSchema,
        side: z.nullable(sideSchema),
        characters: count,
        share: share,
        fairShare: z.nullable(share),
      }),
    )
    .check(z.maxLength(REPORT_LIMITS.people)),
  /** The highest heat of each side in each slice of time, 0 … 1; null if it said nothing. A hint is due from 0.5. */
  civility: z
    .array(
      z.object({
        fromMs: ms,
        toMs: ms,
        for: z.nullable(share),
        against: z.nullable(share),
      }),
    )
    .check(z.maxLength(REPORT_LIMITS.civilitySlices)),
  /** The moderator's findings and acts by side: the parity ledger. */
  acts: z.array(z.object({ act: actSchema, found: bySide, acted: bySide })),
  /** Null if it was not judged. */
  verdict: z.nullable(caseVerdictSchema),
  /** How far the audience moved, in percentage points; null without votes at both times. */
  swing: z.nullable(z.object({ for: points, against: points, gained: z.enum(['for', 'against', 'even']) })),
  turningPoints: z.array(turningPointSchema).check(z.maxLength(REPORT_LIMITS.turningPoints)),
});
export type DebateReport = z.infer<typeof debateReportSchema>;

/** Whether a report reflects the current record. A stale report may still quote removed words. */
export function isOfRecord(
  report: Pick<DebateReport, 'recordChangedAtMs'>,
  room: Pick<RoomDocument, 'recordChangedAtMs'>,
): boolean {
  return (report.recordChangedAtMs ?? 0) >= (room.recordChangedAtMs ?? 0);
}

/** `rooms/{roomId}/report/map`: the map as the engine drew it. Readers apply corrections on top. */
export const debateMapSchema = argumentMapSchema;
