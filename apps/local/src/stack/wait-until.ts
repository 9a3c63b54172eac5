import { lastLines, sleep } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import { Problem } from '../problem.ts';

const POLL_MS = 150;

export interface Waiting {
  /** The awaited condition in words, for the message of a timeout. */
  what: string;
  /** True once the condition holds; an exception counts as not yet. */
  isThere: () => Promise<boolean>;
  /** A process without which waiting is pointless. */
  child: Child;
  withinMs: number;
  signal: AbortSignal;
}

/** @throws Problem with the end of the child's log when it dies or time runs out; AbortError when stopped */
export async function waitUntil({ what, isThere, child, withinMs, signal }: Waiting): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    signal.throwIfAborted();
    if (await isThere().catch(() => false)) return;
    if (child.hasExited()) throw failed(`${child.name} ended before ${what} was ready`, child);
    if (Date.now() > end) throw failed(`${what} was not ready within ${withinMs / 1000} s`, child);
    await sleep(POLL_MS);
  }
}

/** Waits for a child to exit. @throws Problem unless it exits with 0 */
export async function waitForSuccess(child: Child, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  const code = await Promise.race([child.exited, aborted]);
  signal.throwIfAborted();
  if (code !== 0) throw failed(`${child.name} failed`, child);
}

export function failed(message: string, { logFile }: Child): Problem {
  return new Problem(`${message}. The end of ${logFile}:\n\n${lastLines(logFile)}`);
}
