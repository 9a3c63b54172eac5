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
    z.pipe(z.string().check(z.maxLength(20_000, 'The reason is far too long')), z.transform(tidyText)),
    z.string().check(
      z.refine((text) => !isBlank(text), 'Say why it should be looked at again'),
      atMost(LIMITS.appealReasonMaxLength, `Keep the reason to ${LIMITS.appealReasonMaxLength} characters`),
    ),
  ),
);

/** Why an appeal was decided so: one line, which the person who appealed and the readers of the correction see. */
export const verdictReasonSchema = publicText(
  'verdictReason',
  z.pipe(
    z.pipe(z.string().check(z.maxLength(20_000, 'The reasons are far too long')), z.transform(tidyLine)),
    z.string().check(
      z.refine((text) => !isBlank(text), 'Explain the decision'),
      atMost(
        LIMITS.verdictReasonMaxLength,
        `Keep the reasons to ${LIMITS.verdictReasonMaxLength} characters`,
      ),
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
  'act-unknown': 'That card is not there any more, or it was not for you.',
  'act-not-judging': 'That card judges nobody, so there is nothing to take back.',
  'act-stays-on':
    'Threats, sexual content and exposed private details are always stopped. Appeal a card that is wrong.',
  'appeal-not-yours': 'Only the person a card is for, or whose message it is about, can appeal it.',
  'appeal-too-late': 'An act can be appealed for seven days.',
  'appeal-already': 'Somebody has appealed that already.',
  'appeal-missing': 'Nobody has appealed that, or it is decided already.',
  'appeal-not-neutral':
    'A debater decides nothing about the moderator’s acts in their own debate. Somebody neutral does.',
  'appeal-same-person': 'Somebody else has to decide: you acted, appealed, or wrote the message.',
  'summary-ai-paused': 'The AI is paused. The host can let it go on.',
  'summary-judged': 'Judges follow this debate by themselves, so the moderator sums nothing up in it.',
  'summary-not-now': 'The moderator sums up where people talk with each other, not in a speech.',
  'summary-of-nothing': 'Both sides have to say something in this step before it can be summed up.',
  'summary-too-soon': 'The moderator spoke to everybody a moment ago. Ask again in a few minutes.',
  'ruling-not-yours': 'That is for the host, or for the person they asked to judge.',
} as const;
export type RulingRefusal = keyof typeof RULING_REFUSALS;
