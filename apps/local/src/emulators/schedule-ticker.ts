import { isScheduled, listTriggers } from './triggers.ts';

const MINUTE_MS = 60_000;

/**
 * Runs every scheduled function once a minute, because the emulator never does by itself.
 * @returns what stops it
 */
export function tickSchedules(functionsOrigin: string, projectId: string, everyMs = MINUTE_MS): () => void {
  const timer = setInterval(() => void runSchedules(functionsOrigin, projectId), everyMs);
  return () => clearInterval(timer);
}

/** Tells each scheduled function that it is time. An emulator that is just reloading gets the next round. */
export async function runSchedules(functionsOrigin: string, projectId: string): Promise<void> {
  try {
    const scheduled = (await listTriggers(functionsOrigin)).filter(isScheduled);
    for (const { id } of scheduled) {
      const url = `${functionsOrigin}/functions/projects/${projectId}/triggers/${id}-0`;
      const headers = { 'content-type': 'application/json' };
      await (await fetch(url, { method: 'POST', headers, body: '{}' })).arrayBuffer();
    }
  } catch {
    // Nothing to tell anybody: the emulators are on their way up or down.
  }
}
