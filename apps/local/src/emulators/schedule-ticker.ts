import { isScheduled, listTriggers } from './triggers.ts';

const MINUTE_MS = 60_000;

/** Runs every scheduled function once a minute, because the emulator never does. @returns a function that stops it */
export function tickSchedules(functionsOrigin: string, projectId: string, everyMs = MINUTE_MS): () => void {
  const tick = () =>
    runSchedules(functionsOrigin, projectId).catch(() => {
      // No need to report this: the emulators are starting or stopping, and get the next round.
    });
  const timer = setInterval(() => void tick(), everyMs);
  return () => clearInterval(timer);
}

/**
 * Triggers each scheduled function, even after one fails. @throws Error if the emulator does not answer or a function
 * fails
 */
export async function runSchedules(functionsOrigin: string, projectId: string): Promise<void> {
  const scheduled = (await listTriggers(functionsOrigin)).filter(isScheduled);
  const failures: string[] = [];
  for (const { id } of scheduled) {
    const url = `${functionsOrigin}/functions/projects/${projectId}/triggers/${id}-0`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
    const said = await answer.text();
    if (!answer.ok) failures.push(`${id} answered ${answer.status}: ${said}`);
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
