import * as z from 'zod/mini';

/**
 * What a clock task carries, for one sequence number: the bell it rings (seconds left), the end of the running phase,
 * the count of the votes, a look by the moderator, or the end of unsent drafts. `opponent`: the practice opponent's next look, after the event
 * with that number. By correspondence `ready`, `turn`, `dayLeft`, `hoursLeft` and `answered` tell people, and `ballots` and
 * `ballotsEnding` tell judges.
 */
export const clockTaskSchema = z.object({
  roomId: z.string(),
  stepSeq: z.number(),
  mark: z.union([
    z.literal(60),
    z.literal(30),
    z.literal(0),
    z.literal('end'),
    z.literal('tally'),
    z.literal('look'),
    z.literal('drafts'),
    z.literal('opponent'),
    z.literal('ready'),
    z.literal('turn'),
    z.literal('dayLeft'),
    z.literal('hoursLeft'),
    z.literal('answered'),
    z.literal('ballots'),
    z.literal('ballotsEnding'),
  ]),
  lookAtMs: z.optional(z.number()),
  /** Who answered, and the people who wait for it. */
  about: z.optional(z.string()),
  to: z.optional(z.array(z.string())),
});
export type ClockTask = z.infer<typeof clockTaskSchema>;

/** Work for a given moment: a task of the clock, or the report of a finished debate. */
export type ScheduledTask = Omit<ClockTask, 'mark'> & { mark: ClockTask['mark'] | 'report'; dueAtMs: number };

/** A unique name. A task is created once per name, no matter how often it is requested. */
export function nameOfTask({ roomId, stepSeq, mark, lookAtMs }: ClockTask): string {
  return [roomId, stepSeq, mark, ...(lookAtMs ? [lookAtMs] : [])].join('-');
}

/** A task was delivered before its time. */
export class EarlyTask extends Error {}
