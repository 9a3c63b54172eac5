import * as z from 'zod/mini';
import { argumentMapSchema } from './argument-map.ts';

export const reportMapPath = (roomId: string) => `rooms/${roomId}/report/map`;

/** `rooms/{roomId}/report/map`: the map as it was drawn when the debate was over; corrections lie over it. */
export const storedMapSchema = z.object({
  map: argumentMapSchema,
  /** Lines of argument for which there was no room. */
  leftOut: z.number(),
});
export type StoredMap = z.infer<typeof storedMapSchema>;
