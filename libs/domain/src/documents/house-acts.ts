import * as z from 'zod/mini';
import type { SubjectKind } from './case-subject.ts';

/** The longest temporary suspension, in days. */
const SUSPENSION_DAYS_MOST = 365;

/**
 * The acts of the house. A decision without an act is "no action".
 *
 * - `hideMessage`: a message, a line of the backchannel or a judge's reason; only its author and the house can still read the words.
 * - `closeRoom`: ends the debate immediately and removes it from every list, but people can still read it; with
 *   `isHidden` nobody can.
 * - `hideTopic`, `askToEdit`: of a topic. `publishTopic`, `refuseTopic`: of a topic that waits; a decision about it has one of
 *   them.
 * - `holdBackProfile`: hides the profile from searches and visits. `replaceName`: the name becomes a neutral one,
 *   everywhere. `removePhoto`: the photo no longer appears anywhere.
 * - `suspend`: for a number of days; null permanently.
 */
export const houseActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('hideMessage') }),
  z.object({ act: z.literal('closeRoom'), isHidden: z.boolean() }),
  z.object({ act: z.literal('hideTopic') }),
  z.object({ act: z.literal('askToEdit') }),
  z.object({ act: z.literal('publishTopic') }),
  z.object({ act: z.literal('refuseTopic') }),
  z.object({ act: z.literal('holdBackProfile') }),
  z.object({ act: z.literal('replaceName') }),
  z.object({ act: z.literal('removePhoto') }),
  z.object({ act: z.literal('warn') }),
  z.object({
    act: z.literal('suspend'),
    days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(SUSPENSION_DAYS_MOST))),
  }),
]);
export type HouseAct = z.infer<typeof houseActSchema>;
export type HouseActKind = HouseAct['act'];

const OF_PERSON = ['holdBackProfile', 'replaceName', 'removePhoto', 'warn', 'suspend'] as const;

/** The acts for each kind of subject. An act on a person applies to the person that the case is about. */
export const ACTS_ON = {
  room: ['closeRoom', ...OF_PERSON],
  message: ['hideMessage', 'closeRoom', ...OF_PERSON],
  chatLine: ['hideMessage', 'closeRoom', ...OF_PERSON],
  judgeReason: ['hideMessage', 'closeRoom', ...OF_PERSON],
  person: OF_PERSON,
  photo: OF_PERSON,
  topic: ['hideTopic', 'askToEdit', ...OF_PERSON],
  waitingTopic: ['publishTopic', 'refuseTopic', ...OF_PERSON],
} as const satisfies Record<SubjectKind, readonly HouseActKind[]>;

/**
 * Whether a decision is possible at all: each act at most once, and each on a subject that it fits. A topic that waits is
 * either published, and nothing else happens, or refused.
 */
export function areActsPossible(kind: SubjectKind, acts: readonly HouseAct[]): boolean {
  const possible: readonly HouseActKind[] = ACTS_ON[kind];
  const kinds = acts.map(({ act }) => act);
  const fit = new Set(kinds).size === kinds.length && kinds.every((act) => possible.includes(act));
  if (!fit || kind !== 'waitingTopic') return fit;
  return kinds.includes('publishTopic') ? kinds.length === 1 : kinds.includes('refuseTopic');
}

/** Whether any act takes something from the person concerned. */
export function isRestricting(acts: readonly HouseAct[]): boolean {
  return acts.some(({ act }) => act !== 'publishTopic');
}
