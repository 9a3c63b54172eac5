import { LIMITS, withLengths, type CustomLengths, type Format } from '@rostrum/domain';
import * as m from '@rostrum/words/room-start';

/** Keys of the lengths that belong to no step; both may be zero. */
export const PREPARATION = 'preparation';
export const PREP_BANK = 'prepBank';

/** Lengths as they are typed, by step id, and the two without a step. */
export type TypedLengths = Readonly<Record<string, string>>;

/** `2:30`: seconds as a clock shows them, minutes beyond sixty included. */
export function typedLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds of a typed length, `2:30` or whole seconds such as `150`; undefined if it is neither. */
export function readLength(typed: string): number | undefined {
  const [, minutes, rest] = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim()) ?? [];
  if (minutes !== undefined && rest !== undefined) return Number(minutes) * 60 + Number(rest);
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** The problem of a typed length, in words; undefined if it is valid. */
export function lengthProblem(id: string, typed: string): string | undefined {
  const seconds = readLength(typed);
  if (seconds === undefined) return m.lengthUnreadable();
  const mayBeNone = id === PREPARATION || id === PREP_BANK;
  if (mayBeNone && seconds === 0) return undefined;
  if (seconds >= LIMITS.stepMinSeconds && seconds <= LIMITS.stepMaxSeconds) return undefined;
  const range = { least: typedLength(LIMITS.stepMinSeconds), most: typedLength(LIMITS.stepMaxSeconds) };
  return mayBeNone ? m.preparationOutside(range) : m.lengthOutside(range);
}

/** The format's own lengths, as they would be typed. */
export function usualLengths(format: Format): Record<string, string> {
  const all = [
    [PREPARATION, format.preparationSeconds] as const,
    [PREP_BANK, format.prepBankSeconds] as const,
    ...format.steps.map(({ id, seconds }) => [id, seconds] as const),
  ];
  return Object.fromEntries(all.map(([id, seconds]) => [id, typedLength(seconds)]));
}

/**
 * The lengths that differ from the format's own, in seconds; undefined if none does. Invalid ones count as unchanged.
 */
export function changedLengths(lengths: TypedLengths, format: Format): CustomLengths | undefined {
  const changed = Object.entries(usualLengths(format)).flatMap(([id, usual]) => {
    const typed = lengths[id] ?? usual;
    const seconds = readLength(typed);
    const isUsual = seconds === readLength(usual);
    return seconds === undefined || isUsual || lengthProblem(id, typed) ? [] : [[id, seconds] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** The format with the lengths that were typed so far. */
export function withTyped(format: Format, lengths: TypedLengths): Format {
  return withLengths(format, changedLengths(lengths, format) ?? {});
}
