import { readMotionsWaiting, textsIn } from '@rostrum/domain';
import type * as z from 'zod/mini';
import { gateText } from './gate-text.ts';

/** A refusal of the gate: the sentence for the author, and the place of the words in the command. */
type HeldWords = { refusal: 'words-held'; message: string; field: string };

/** A motion that a person has to clear, and its place in the command. */
export type UnsureMotion = { motion: string; field: string };

/** What the gate makes of a command: the words that it refuses, else the motions that a person has to clear. */
export type Gated = { held?: HeldWords; unsure: readonly UnsureMotion[] };

const everyMotionWaits = () => readMotionsWaiting(process.env) === 'all';

/**
 * Sends every marked text of a parsed command through the gate. `schema` is the one that parsed the command. Every
 * callable runs this before a handler sees the command, so no handler can forget it.
 */
export async function gateInput(schema: z.core.$ZodType, command: unknown): Promise<Gated> {
  const unsure: UnsureMotion[] = [];
  for (const { path, mark, value } of textsIn(schema, command)) {
    if (!mark || !('field' in mark) || typeof value !== 'string') continue;
    const passage = await gateText(value, mark.field);
    if (!passage.ok) {
      return { held: { refusal: 'words-held', message: passage.message, field: path }, unsure: [] };
    }
    if (passage.isUnsure || (mark.field === 'motion' && everyMotionWaits()))
      unsure.push({ motion: value, field: path });
  }
  return { unsure };
}
