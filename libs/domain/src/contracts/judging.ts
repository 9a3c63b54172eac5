import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { rulingSchema } from '../debate/judging/judge-ballot.ts';
import { roomIdSchema as roomId, uidSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, tidyText } from '../text.ts';
import { publicText } from './public-text.ts';
import { textOf } from './text-of.ts';

/** A judge's reason for the decision, which everybody reads once the ballots are closed. */
export const decisionReasonSchema = publicText(
  'decisionReason',
  z.pipe(
    textOf(tidyText, LIMITS.decisionReasonMaxLength, () =>
      m.reasonTooLong({ most: LIMITS.decisionReasonMaxLength }),
    ),
    z.string().check(z.refine((text) => !isBlank(text), { error: () => m.reasonMissing() })),
  ),
);

/**
 * Commands about the judges of a debate.
 *
 * - `nameJudges`: the host, before the speeches are over; the whole panel, its chair first, or nobody.
 * - `declineJudging`: a judge, who gives the role back.
 * - `fileBallot`: a judge, after the speeches and until all ballots are in; a second one replaces the first.
 * - `closeBallots`: the host, once the judges had their time.
 */
export const JUDGING_COMMANDS = [
  z.object({
    type: z.literal('nameJudges'),
    roomId,
    uids: z
      .array(uidSchema)
      .check(
        z.maxLength(LIMITS.judgesAtMost, { error: () => m.tooManyJudges({ most: LIMITS.judgesAtMost }) }),
      ),
  }),
  z.object({ type: z.literal('declineJudging'), roomId }),
  z.object({ type: z.literal('fileBallot'), roomId, ballot: rulingSchema, reason: decisionReasonSchema }),
  z.object({ type: z.literal('closeBallots'), roomId }),
] as const;
