import * as z from 'zod/mini';
import { count, ms } from '../bounds.ts';
import { judgeBallotSchema } from '../debate/judging/judge-ballot.ts';
import { panelResultSchema } from '../debate/judging/panel-result.ts';
import { uidSchema } from '../ids.ts';
import { hiddenSchema } from './hidden-words.ts';
import { LIMITS } from '../limits.ts';

/** The collections of judges' ballots. */
export const JUDGE_BALLOTS = 'judgeBallots';
export const judgeBallotPath = (roomId: string, uid: string) => `rooms/${roomId}/${JUDGE_BALLOTS}/${uid}`;
export const panelDecisionPath = (roomId: string) => `rooms/${roomId}/report/decision`;

/** `rooms/{roomId}/judgeBallots/{uid}`: what a judge decided. Only its author reads it; its words come out with the decision. */
export const judgeBallotDocumentSchema = z.object({ by: uidSchema, atMs: ms, ballot: judgeBallotSchema });
export type JudgeBallotDocument = z.infer<typeof judgeBallotDocumentSchema>;

/**
 * `rooms/{roomId}/report/decision`: what the panel decided, with every ballot that counted, in the order in which the judges
 * were named. Written once, when the ballots are closed. Same readers as the room.
 */
export const panelDecisionSchema = z.object({
  closedAtMs: ms,
  /** The number of judges, with those whose ballots are missing. */
  panel: count,
  ballots: z
    .array(
      z.object({
        by: uidSchema,
        ballot: judgeBallotSchema,
        /** Present if the house hid the reason: a line then replaces it. */
        hidden: z.optional(hiddenSchema),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.judgesAtMost)),
  result: panelResultSchema,
});
export type PanelDecision = z.infer<typeof panelDecisionSchema>;
