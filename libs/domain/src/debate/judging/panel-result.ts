import * as z from 'zod/mini';
import { between, count } from '../../bounds.ts';
import { seatIdSchema } from '../../ids.ts';
import { sideSchema } from '../format.ts';

/** The panel's mean for each speech. */
const meansSchema = z.record(seatIdSchema, between(0, 100));

/** How a tie was broken: not at all, by the teams' points, or by the judge named first. */
const tieBreakSchema = z.nullable(z.enum(['points', 'chair']));
export type TieBreak = z.infer<typeof tieBreakSchema>;

/** What a panel decided together. */
export const panelResultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sides'),
    winner: sideSchema,
    votes: z.object({ for: count, against: count }),
    tieBreak: tieBreakSchema,
    points: meansSchema,
  }),
  z.object({
    kind: z.literal('teams'),
    /**
     * The teams from the first place to the last, by the ids of their first seats, each with the sum of its places and its mean
     * points.
     */
    places: z.array(z.object({ teamId: seatIdSchema, sum: count, points: between(0, 100) })),
    tieBreak: tieBreakSchema,
    points: meansSchema,
  }),
]);
export type PanelResult = z.infer<typeof panelResultSchema>;
