import { LIMITS, type NoticeDocument } from '@rostrum/domain';

/** Until when a notice is of use: the end of its turn, or a day. */
export function usefulUntilMs({ endsAtMs, atMs }: NoticeDocument): number {
  return endsAtMs ?? atMs + LIMITS.daySeconds * 1_000;
}
