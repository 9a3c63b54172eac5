import * as z from 'zod/mini';
import { ms } from '../bounds.ts';
import { uidSchema } from '../ids.ts';
import { interventionSchema } from './intervention.ts';

/** The collection's name, in every room. */
export const CARE = 'care';
export const carePath = (roomId: string, id: string) => `rooms/${roomId}/${CARE}/${id}`;
export const careCollectionPath = (roomId: string) => `rooms/${roomId}/${CARE}`;

/** Whether the id of an act is that of a care card. */
export const isCareId = (actId: string) => actId.startsWith(`${CARE}-`);

/**
 * `rooms/{roomId}/care/{id}`: the moderator is worried about a person. It has the shape of an intervention and is not among
 * them, because the host may read all of those. Only `to` may read it: the person, or the host where the room says so.
 * There is at most one for each person and reader; a newer one replaces it.
 */
export const careSchema = z.extend(interventionSchema, {
  act: z.literal('care'),
  /** The person whom the worry is about. */
  about: uidSchema,
  /** When the person said that it was not about them. */
  answeredAtMs: z.optional(ms),
});
export type CareDocument = z.infer<typeof careSchema>;
export type Care = CareDocument & { id: string };

/** Whether the moderator tells anybody besides the person that it is worried about them. */
export const safeguardingSchema = z.enum(['nobody', 'host']);
export type Safeguarding = z.infer<typeof safeguardingSchema>;
