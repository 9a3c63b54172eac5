import type { Reader } from './reader.ts';
import type { Reading } from './reader-heads.ts';

/** Readings that may wait; more than that drop the oldest. */
const MOST_WAITING = 32;
/** After a reading without an answer nothing is read for as long. */
const REST_MS = 30_000;

type Waiting = { text: string; findings: Parameters<Reader['read']>[1]; answer: (reading?: Reading) => void };

/**
 * A reader for work that nobody waits for. It reads one text at a time, newest first, so that it leaves time for others.
 * If too many wait, the oldest are dropped. If the encoder gives no answer, everything is dropped for a while.
 */
export function inBackground(
  reader: Reader,
  now: () => number,
  { mostWaiting = MOST_WAITING, restMs = REST_MS }: { mostWaiting?: number; restMs?: number } = {},
): Reader {
  const waiting: Waiting[] = [];
  let isReading = false;
  let restsUntilMs = -Infinity;

  const readOn = async (): Promise<void> => {
    isReading = true;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const reading = now() < restsUntilMs ? undefined : await attempt(reader, next);
      if (!reading && now() >= restsUntilMs) restsUntilMs = now() + restMs;
      next.answer(reading);
    }
    isReading = false;
  };
  return {
    read: (text, findings) =>
      new Promise((answer) => {
        if (now() < restsUntilMs) return answer(undefined);
        waiting.push({ text, findings, answer });
        if (waiting.length > mostWaiting) waiting.shift()?.answer();
        if (!isReading) void readOn();
      }),
  };
}

async function attempt(reader: Reader, { text, findings }: Waiting): Promise<Reading | undefined> {
  try {
    return await reader.read(text, findings);
  } catch {
    return undefined;
  }
}
