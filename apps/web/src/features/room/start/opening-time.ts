import { LIMITS } from '@rostrum/domain';
import * as m from '@rostrum/words/room-start';

const DAY_MS = 86_400_000;

/** The moment that a local date and time names, in epoch milliseconds; undefined if it names none. */
export function readOpening(typed: string): number | undefined {
  const atMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? new Date(typed).getTime() : NaN;
  return Number.isNaN(atMs) ? undefined : atMs;
}

/** The problem of a typed opening time, in words; undefined if it is valid or empty. */
export function openingProblem(typed: string, nowMs: number): string | undefined {
  if (typed.trim() === '') return undefined;
  const atMs = readOpening(typed);
  if (atMs === undefined) return m.opensAtUnreadable();
  if (atMs <= nowMs) return m.opensAtOver();
  if (atMs > nowMs + LIMITS.opensAtMostDaysAhead * DAY_MS) {
    return m.opensAtTooFar({ days: LIMITS.opensAtMostDaysAhead });
  }
  return undefined;
}

/** What clocks that change do to a typed time: they skip it, and the debate begins as much later; or it comes twice, and the first counts. */
export type ClockChange = 'none' | 'skipped' | 'twice';

const MINUTE_MS = 60_000;
/** By how much clocks change: an hour nearly everywhere, half an hour on Lord Howe Island. */
const CHANGES_MS = [30 * MINUTE_MS, 60 * MINUTE_MS];

/** What happens to a typed time that can be read. */
export function clockChangeAt(typed: string): ClockChange {
  const atMs = readOpening(typed);
  if (atMs === undefined) return 'none';
  const shown = typed.slice(0, 16);
  if (typedOpening(atMs) !== shown) return 'skipped';
  return CHANGES_MS.some((changeMs) => typedOpening(atMs + changeMs) === shown) ? 'twice' : 'none';
}

/** A moment as a field for local date and time wants it: `2026-11-20T18:00`. */
export function typedOpening(atMs: number): string {
  const localMs = atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS;
  return new Date(localMs).toISOString().slice(0, 16);
}
