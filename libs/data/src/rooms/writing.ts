import { useCallback, useEffect, useRef } from 'react';
import { isBlank, LIMITS, memberPath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { isTooSoon, writeBeat } from '../people/beat.ts';

/** The minimum time between two signals. */
export const WRITING_EVERY_MS = 10_000;
/** A person who typed within this time is writing: the interval of the signs and a little more. */
export const WRITING_MS = 13_000;

/**
 * Whether a person is writing on the floor, by the server's clock. `spokeAtMs`: when their last message arrived. It is
 * what they were writing. A sign from the future is none.
 */
export function isWriting(
  { writingAtMs }: { writingAtMs?: number | undefined },
  nowMs: number,
  spokeAtMs = 0,
): boolean {
  if (writingAtMs === undefined || writingAtMs <= spokeAtMs) return false;
  return Math.abs(nowMs - writingAtMs) < WRITING_MS;
}

/** Tells the room since when a person is writing, or, with null, that they stopped. */
type SaySo = (path: string, nowMs: number, writingAtMs: number | null) => Promise<void>;

const saySo: SaySo = async (path, nowMs, writingAtMs) => writeBeat(path, nowMs, { writingAtMs });

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Call it with the text on every keystroke of a person with the floor. It tells the room now and then, and at once
 * when they empty the text, hide the page or leave. Words that are sent end the sign themselves and cost no write.
 * Right after a heartbeat the next keystroke sends it. A lost signal does no harm, so it is only logged. `isEmpty`:
 * there is no text, for example because it was sent.
 */
export function useWritingSign(
  roomId: string,
  uid: string,
  isEmpty: boolean,
  say: SaySo = saySo,
): (text: string) => void {
  const saidAtMs = useRef(NEVER);
  const path = memberPath(roomId, uid);
  const tell = useCallback(
    (nowMs: number, writingAtMs: number | null) => {
      say(path, nowMs, writingAtMs).catch((error: unknown) =>
        console.warn('The sign of writing was not written', error),
      );
    },
    [path, say],
  );
  const stop = useCallback(() => {
    const isSeen = serverNow() - saidAtMs.current < WRITING_MS;
    saidAtMs.current = NEVER;
    if (!isSeen || !navigator.onLine) return;
    const end = () => saidAtMs.current === NEVER && tell(serverNow(), null);
    if (isTooSoon(path)) setTimeout(end, LIMITS.heartbeatLeastMs);
    else end();
  }, [path, tell]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && stop();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      stop();
    };
  }, [stop]);
  useEffect(() => {
    if (isEmpty) saidAtMs.current = NEVER;
  }, [isEmpty]);
  return useCallback(
    (text) => {
      if (isBlank(text)) return stop();
      const nowMs = serverNow();
      const isRecent = nowMs - saidAtMs.current < WRITING_EVERY_MS;
      if (isRecent || !navigator.onLine || isTooSoon(path, nowMs)) return;
      saidAtMs.current = nowMs;
      tell(nowMs, nowMs);
    },
    [path, stop, tell],
  );
}
