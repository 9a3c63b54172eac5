import * as z from 'zod/mini';
import { ms, name } from '../bounds.ts';
import { uidSchema } from '../ids.ts';

/** No uid contains it. */
const BETWEEN = '~';

export const FOLLOWS = 'follows';
export const followPath = (by: string, uid: string) => `${FOLLOWS}/${by}${BETWEEN}${uid}`;

/** `follows/{by}~{uid}`: one person follows another. Both can read it. */
export const followSchema = z.object({ by: uidSchema, uid: uidSchema, atMs: ms });
export type Follow = z.infer<typeof followSchema>;

export const BLOCKS = 'blocks';
export const blockPath = (by: string, uid: string) => `${BLOCKS}/${by}${BETWEEN}${uid}`;

/** `blocks/{by}~{uid}`: one person blocked another. Only the blocker reads it, with the name for undoing it. */
export const blockSchema = z.object({ by: uidSchema, uid: uidSchema, name: name, atMs: ms });
export type Block = z.infer<typeof blockSchema>;

export const APART = 'apart';

/**
 * `apart/{one}~{other}`: one of the two blocked the other, or both did. One document covers the pair in either
 * direction, so one read is enough. The two ids are in alphabetical order. Each may list their own, so that neither
 * sees what the other writes in a backchannel.
 */
export const apartSchema = z.object({ uids: z.array(uidSchema), atMs: ms });
export type Apart = z.infer<typeof apartSchema>;
export const apartPath = (one: string, other: string) =>
  `${APART}/${one < other ? `${one}${BETWEEN}${other}` : `${other}${BETWEEN}${one}`}`;
