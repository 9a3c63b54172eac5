import {
  countCharacters,
  LIMITS,
  motionSchema,
  QUICK_CLASH,
  sideWishSchema,
  strictnessSchema,
  tidyLine,
  visibilitySchema,
  type CustomLengths,
  type Format,
} from '@rostrum/domain';
import type { RoomCommandInputOf } from '@rostrum/data';
import * as z from 'zod/mini';

const choices = { side: sideWishSchema, visibility: visibilitySchema, strictness: strictnessSchema };
/** The lengths are typed, so they are texts until they are checked; keys are step ids and `preparation`. */
const typedLengths = z.record(z.string(), z.string());

/** What somebody has filled in so far, right or wrong: the draft that survives a reload. */
export const startDraftSchema = z.object({ motion: z.string(), ...choices, lengths: typedLengths });
export type StartValues = z.infer<typeof startDraftSchema>;

/** What can be sent off: a motion, and whole seconds within the limits; only the preparation may be nought. */
export const startFormSchema = z.object({
  motion: motionSchema,
  ...choices,
  lengths: typedLengths.check((context) => {
    for (const [id, typed] of Object.entries(context.value)) {
      const message = lengthProblem(id, typed);
      if (message) context.issues.push({ code: 'custom', message, path: [id], input: typed });
    }
  }),
});

export const PREPARATION = 'preparation';

/** What is wrong with a typed length, in words; undefined where it is right. */
export function lengthProblem(id: string, typed: string): string | undefined {
  if (!/^\d+$/.test(typed.trim())) return 'Write whole seconds';
  const seconds = Number(typed);
  if (id === PREPARATION && seconds === 0) return undefined;
  const isWithin = seconds >= LIMITS.stepMinSeconds && seconds <= LIMITS.stepMaxSeconds;
  if (isWithin) return undefined;
  const range = `${LIMITS.stepMinSeconds} to ${LIMITS.stepMaxSeconds} seconds`;
  return id === PREPARATION ? `0, or ${range}` : range;
}

/** What the form says before anybody wrote in it. */
export function emptyStart(format: Format = QUICK_CLASH): StartValues {
  return {
    motion: '',
    side: 'any',
    visibility: 'public',
    strictness: 'standard',
    lengths: usualLengths(format),
  };
}

function usualLengths(format: Format): Record<string, string> {
  const steps = format.steps.map((step) => [step.id, String(step.seconds)]);
  return Object.fromEntries([[PREPARATION, String(format.preparationSeconds)], ...steps]);
}

/** The lengths that differ from the format's own, in seconds; undefined where none does. */
export function changedLengths(lengths: StartValues['lengths'], format: Format): CustomLengths | undefined {
  const usual = usualLengths(format);
  const changed = Object.entries(lengths).filter(([id, typed]) => Number(typed) !== Number(usual[id]));
  return changed.length > 0
    ? Object.fromEntries(changed.map(([id, typed]) => [id, Number(typed)]))
    : undefined;
}

/** The command that a filled form means. */
export function createCommand(
  values: StartValues,
  format: Format = QUICK_CLASH,
): RoomCommandInputOf<'create'> {
  const { motion, side, visibility, strictness } = values;
  const lengths = changedLengths(values.lengths, format);
  return {
    type: 'create',
    motion,
    formatId: format.id,
    side,
    visibility,
    strictness,
    ...(lengths ? { lengths } : {}),
  };
}

/** The length of a motion as it would be stored, and whether it is too long already. */
export function motionLength(motion: string): { count: number; isTooLong: boolean } {
  const count = countCharacters(tidyLine(motion));
  return { count, isTooLong: count > LIMITS.motionMaxLength };
}
