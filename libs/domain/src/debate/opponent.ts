import * as z from 'zod/mini';
import { topicIdSchema } from '../ids.ts';
import { sideSchema, type Format } from './format.ts';

/**
 * The uid of the opponent that the server plays in practice debates. No person can have it: people's ids come from
 * Clerk and begin with `user_`.
 */
export const OPPONENT_UID = 'practice-opponent';

/** The opponent's name and photo everywhere. The name reveals what it is, even in a downloaded file. */
export const OPPONENT = { displayName: 'AI opponent', photoURL: '' } as const;

export function isOpponent(uid: string): boolean {
  return uid === OPPONENT_UID;
}

/** The opponent's difficulty: which points of the other side it attacks, and what it concedes. */
export const practiceLevelSchema = z.enum(['beginner', 'fair', 'strong']);
export type PracticeLevel = z.infer<typeof practiceLevelSchema>;

/** The source of its arguments: the topic's author, or the bank's case file for the motion. */
const caseSourceSchema = z.enum(['topic', 'bank']);
export type CaseSource = z.infer<typeof caseSourceSchema>;

/**
 * A debate against the opponent, who sits on `opponentSide`. `topicId`: the topic whose arguments it knows. Rooms from
 * before the bank may have `general` stored: no case, but patterns for any motion. No new room has it.
 */
export const practiceSchema = z.object({
  level: practiceLevelSchema,
  opponentSide: sideSchema,
  from: z.union([caseSourceSchema, z.literal('general')]),
  topicId: z.optional(topicIdSchema),
});
export type Practice = z.infer<typeof practiceSchema>;

/** Whether a format is for two: one seat on each side. */
export function isForTwo({ seats }: Pick<Format, 'seats'>): boolean {
  return seats.length === 2 && seats[0]?.side !== seats[1]?.side;
}
