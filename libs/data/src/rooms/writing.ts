import { useCallback, useRef } from 'react';
import { memberPath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { isTooSoon, writeBeat } from '../people/beat.ts';

/** The minimum time between two signals. */
export const WRITING_EVERY_MS = 10_000;
/** A person who typed within this time is writing: the interval of the signs and a little more. */
export const WRITING_MS = 13_000;

/** Whether a person is writing on the floor, by the server's clock. */
export function isWriting({ writingAtMs }: { writingAtMs?: number | undefined }, nowMs: number): boolean {
  return writingAtMs !== undefined && nowMs - writingAtMs < WRITING_MS;
}

type SaySo = (path: string, writingAtMs: number) => Promise<void>;

const saySo: SaySo = async (path, writingAtMs) => writeBeat(path, writingAtMs, { writingAtMs });

/**
 * Call it on every keystroke of a person with the floor; it notifies the room now and then. Right after a heartbeat
 * the next keystroke sends it. A lost signal does no harm, so it is only logged.
 */
export function useWritingSign(roomId: string, uid: string, say: SaySo = saySo): () => void {
  const saidAtMs = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const nowMs = serverNow();
    const path = memberPath(roomId, uid);
    const isRecent = nowMs - saidAtMs.current < WRITING_EVERY_MS;
    if (isRecent || !navigator.onLine || isTooSoon(path, nowMs)) return;
    saidAtMs.current = nowMs;
    say(path, nowMs).catch((error: unknown) => console.warn('The sign of writing was not written', error));
  }, [roomId, uid, say]);
}
