import { deadlineOf, seatTakenBy, type Room } from '@rostrum/domain';
import { commands, serverClock, serverNow } from '@rostrum/data';
import { useEffect } from 'react';

/** Debaters ask first, watchers only if nobody did: milliseconds after the deadline, plus a random time. */
const DEBATER_WAIT_MS = 700;
const WATCHER_WAIT_MS = 4_000;
const CHANCE_MS = 2_000;
/** The server said that it is still early: its clock counts, so ask again a little later. */
const AGAIN_MS = 2_000;
const TRIES = 5;

/** `unheard`: nobody answered, so nobody has decided it; it is resent until somebody does. */
export type AdvanceReply = 'done' | 'early' | 'unheard' | 'stop';
type Ask = (roomId: string, stepSeq: number) => Promise<AdvanceReply>;

/**
 * Ends a step that the server's own task should have ended already: once the deadline has passed, any client may ask
 * to go on, and the server decides. A step that has moved on meanwhile is left alone.
 */
export function useAdvance({ id, debate }: Room, uid: string, ask: Ask = askServer): void {
  const deadline = deadlineOf(debate);
  const stepSeq = deadline?.stepSeq;
  const actsAtMs = deadline?.actsAtMs;
  const isDebater = seatTakenBy(debate, uid) !== undefined;

  useEffect(() => {
    if (stepSeq === undefined || actsAtMs === undefined) return undefined;
    const waitMs = (isDebater ? DEBATER_WAIT_MS : WATCHER_WAIT_MS) + Math.random() * CHANCE_MS;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askIn = (milliseconds: number, tries: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void ask(id, stepSeq).then((answer) => {
          if (stop.signal.aborted) return;
          if (answer === 'unheard') askIn(AGAIN_MS, tries);
          if (answer === 'early' && tries > 1) askIn(AGAIN_MS, tries - 1);
        });
      }, milliseconds);
    };
    const plan = () => askIn(Math.max(0, actsAtMs - serverNow()) + waitMs, TRIES);
    plan();
    const stopListening = serverClock.subscribe(plan);
    return () => {
      stop.abort();
      stopListening();
      clearTimeout(timer);
    };
  }, [id, stepSeq, actsAtMs, isDebater, ask]);
}

async function askServer(roomId: string, stepSeq: number): Promise<AdvanceReply> {
  const reply = await commands.rooms({ type: 'advance', roomId, stepSeq });
  if (reply.status === 'done') return 'done';
  if (reply.status === 'failed' && reply.fault === 'unreachable') return 'unheard';
  const isEarly = reply.status === 'failed' || reply.refusal === 'step-still-running';
  return isEarly ? 'early' : 'stop';
}
