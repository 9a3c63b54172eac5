import * as z from 'zod/mini';
import { ms, count, share, between } from '../bounds.ts';
import { uidSchema, messageIdSchema } from '../contracts/ids.ts';
import { sideSchema } from '../debate/format.ts';
import { argumentMapSchema } from './argument-map.ts';
import { actSchema } from './intervention.ts';
import type { RoomDocument } from './room.ts';

/** The limits of a report, so that each of its documents stays well below the database's limit. */
export const REPORT_LIMITS = {
  /** Lines of the summary of one side, and the characters of one of them, in UTF-16 units. */
  linesEach: 5,
  wordsLength: 240,
  civilitySlices: 24,
  turningPoints: 8,
  people: 60,
} as const;

const points = between(-100, 100);
const bySide = z.object({ for: count, against: count });
const text = z.string().check(z.maxLength(REPORT_LIMITS.wordsLength));

/** Words of a message, linked to where they stand (UTF-16 units, `end` exclusive): `text` is exactly what stands there. */
export const linkedWordsSchema = z.object({ messageId: messageIdSchema, start: count, end: count, text });
export type LinkedWords = z.infer<typeof linkedWordsSchema>;

/**
 * Why a part of a report is left out. `language`: most of the debate is in one that the engine does not read; `oneSide`: the
 * other side said nothing; `short`: too little was said to judge by.
 */
export const notJudgedSchema = z.enum(['language', 'oneSide', 'short']);
export type NotJudged = z.infer<typeof notJudgedSchema>;

const better = z.enum(['for', 'against', 'equal']);

/** One reading of both cases: who stood first, and which case was better by each criterion. */
const readingSchema = z.object({
  first: sideSchema,
  matter: better,
  clash: better,
  method: better,
  /** How far For leads, in criteria: −3 … 3. */
  lead: between(-3, 3),
});
export type Reading = z.infer<typeof readingSchema>;

/** Two readings with the order swapped. `winner` is null where they differ, or where neither case is better: too close to call. */
const caseVerdictSchema = z.object({
  engine: z.enum(['embedded', 'model']),
  readings: z.array(readingSchema).check(z.minLength(2), z.maxLength(2)),
  winner: z.nullable(sideSchema),
});
export type CaseVerdict = z.infer<typeof caseVerdictSchema>;

/** What happened at a turning point: a claim was conceded, minds changed, many answered one claim, or the moderator acted. */
const turningPointSchema = z.object({
  kind: z.enum(['conceded', 'changedMinds', 'clash', 'intervened']),
  atMs: ms,
  side: z.nullable(sideSchema),
  /** How many minds, or how many answers; 1 otherwise. */
  count,
  act: z.nullable(actSchema),
  words: z.nullable(linkedWordsSchema),
});
export type TurningPoint = z.infer<typeof turningPointSchema>;

export const debateReportPath = (roomId: string) => `rooms/${roomId}/report/debate`;
export const debateMapPath = (roomId: string) => `rooms/${roomId}/report/map`;

/** `rooms/{roomId}/report/debate`: what a debate leaves behind, written when it has ended. Read as the room is. */
export const debateReportSchema = z.object({
  version: z.literal(1),
  /** When it was written first. */
  writtenAtMs: ms,
  /** `recordChangedAtMs` of the room whose record it was written from. */
  recordChangedAtMs: z.optional(ms),
  messages: count,
  /** The parts that the engine could not judge, and why. */
  notJudged: z.partialRecord(z.enum(['summary', 'map', 'civility', 'verdict', 'feedback']), notJudgedSchema),
  /** Lines of both sides, about as many characters of each; every line is somebody's own words. */
  summary: z.object({
    engine: z.enum(['embedded', 'model']),
    for: z.array(linkedWordsSchema).check(z.maxLength(REPORT_LIMITS.linesEach)),
    against: z.array(linkedWordsSchema).check(z.maxLength(REPORT_LIMITS.linesEach)),
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
  /** Who spoke how much, 0 … 1; `fairShare` is an even part of what the debaters said, null for the audience. */
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
  /** How heated each side was at most in each slice of time, 0 … 1; null where it said nothing. A hint is due from 0.5 on. */
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
  /** Null where it was not judged. */
  verdict: z.nullable(caseVerdictSchema),
  /** How far the audience moved, in percentage points; null without votes at both times. */
  swing: z.nullable(z.object({ for: points, against: points, gained: z.enum(['for', 'against', 'even']) })),
  turningPoints: z.array(turningPointSchema).check(z.maxLength(REPORT_LIMITS.turningPoints)),
});
export type DebateReport = z.infer<typeof debateReportSchema>;

/** Whether a report was written from the record as it stands: what was taken from that since may still be quoted in it. */
export function isOfRecord(
  report: Pick<DebateReport, 'recordChangedAtMs'>,
  room: Pick<RoomDocument, 'recordChangedAtMs'>,
): boolean {
  return (report.recordChangedAtMs ?? 0) >= (room.recordChangedAtMs ?? 0);
}

/** `rooms/{roomId}/report/map`: the map as the engine drew it; corrections are laid over it where it is read. */
export const debateMapSchema = argumentMapSchema;
