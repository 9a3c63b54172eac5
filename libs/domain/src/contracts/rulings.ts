import * as refusals from '@rostrum/words/refusals';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { actSchema, verdictSchema } from '../documents/intervention.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, tidyLine, tidyText } from '../text.ts';
import { atMost } from './text-of.ts';
import { publicText } from './public-text.ts';
import { interventionIdSchema as interventionId, roomIdSchema as roomId } from '../ids.ts';

/** Why a human should review an act. The words are tidied before they are checked. */
export const appealReasonSchema = publicText(
  'appealReason',
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20_000, { error: () => m.reasonFarTooLong() })),
      z.transform(tidyText),
    ),
    z.string().check(
      z.refine((text) => !isBlank(text), { error: () => m.appealReasonMissing() }),
      atMost(LIMITS.appealReasonMaxLength, () => m.reasonTooLong({ most: LIMITS.appealReasonMaxLength })),
    ),
  ),
);

/** Why an appeal was decided so: one line, which the person who appealed and the readers of the correction see. */
export const verdictReasonSchema = publicText(
  'verdictReason',
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20_000, { error: () => m.verdictFarTooLong() })),
      z.transform(tidyLine),
    ),
    z.string().check(
      z.refine((text) => !isBlank(text), { error: () => m.verdictMissing() }),
      atMost(LIMITS.verdictReasonMaxLength, () => m.verdictTooLong({ most: LIMITS.verdictReasonMaxLength })),
    ),
  ),
);

/**
 * People's commands about the moderator.
 *
 * - `callUnfair`: anybody in the room, about an act they can read. Debaters count for their bench, the audience for
 *   the side it voted for; once both sides have called a type unfair it is paused.
 * - `appeal`: the addressee of an act, or the author of the message it is about, for seven days.
 * - `decideAppeal`, with one line of reasons: the host or a holder of the claim `moderator`, who neither has nor had a seat,
 *   did not appeal and did not write the message.
 * - `undoAct`, `silenceType`, `allowType`: the host.
 * - `answerCall`: the person whom the moderator called; it removes the call.
 * - `askSummary`: a debater or the host, in a step in which people talk.
 */
export const RULING_COMMANDS = [
  z.object({ type: z.literal('callUnfair'), roomId, interventionId }),
  z.object({ type: z.literal('appeal'), roomId, interventionId, reason: appealReasonSchema }),
  z.object({
    type: z.literal('decideAppeal'),
    roomId,
    interventionId,
    verdict: verdictSchema,
    reason: verdictReasonSchema,
  }),
  z.object({ type: z.literal('undoAct'), roomId, interventionId }),
  z.object({ type: z.literal('silenceType'), roomId, act: actSchema }),
  z.object({ type: z.literal('allowType'), roomId, act: actSchema }),
  z.object({ type: z.literal('answerCall'), roomId }),
  z.object({ type: z.literal('askSummary'), roomId }),
] as const;

/** The refusals of these commands, each with the sentence for the person. */
export const RULING_REFUSALS = {
  'act-unknown': refusals.actUnknown,
  'act-not-judging': refusals.actNotJudging,
  'act-stays-on': refusals.actStaysOn,
  'appeal-not-yours': refusals.appealNotYours,
  'appeal-too-late': refusals.appealTooLate,
  'appeal-already': refusals.actAppealedAlready,
  'appeal-missing': refusals.appealMissing,
  'appeal-not-neutral': refusals.appealNotNeutral,
  'appeal-same-person': refusals.appealSamePerson,
  'summary-ai-paused': refusals.summaryAiPaused,
  'summary-judged': refusals.summaryJudged,
  'summary-not-now': refusals.summaryNotNow,
  'summary-of-nothing': refusals.summaryOfNothing,
  'summary-too-soon': refusals.summaryTooSoon,
  'ruling-not-yours': refusals.rulingNotYours,
} as const;
export type RulingRefusal = keyof typeof RULING_REFUSALS;
