import { textsIn } from '@rostrum/domain';
import type * as z from 'zod/mini';
import { gateText } from './gate-text.ts';

/** A refusal of the gate: the sentence for the author, and the place of the words in the command. */
export type HeldWords = { refusal: 'words-held'; message: string; field: string };

/**
 * Sends every marked text of a parsed command through the gate; undefined if all of them pass. `schema` is the one
 * that parsed the command. Every callable runs this before a handler sees the command, so no handler can forget it.
 */
export async function heldWords(schema: z.core.$ZodType, command: unknown): Promise<HeldWords | undefined> {
  for (const { path, mark, value } of textsIn(schema, command)) {
    if (!mark || !('field' in mark) || typeof value !== 'string') continue;
    const passage = await gateText(value, mark.field);
    if (!passage.ok) return { refusal: 'words-held', message: passage.message, field: path };
  }
  return undefined;
}
