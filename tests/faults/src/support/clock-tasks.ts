import { FUNCTIONS_REGION } from '@rostrum/domain';
import { stackEnvironment } from './environment.ts';

/** The content of a clock task. */
export type ClockTask = { roomId: string; stepSeq: number; mark: 60 | 30 | 0 | 'end' | 'tally' };

/**
 * Delivers a task to its function as Cloud Tasks does. @returns `acted` if Cloud Tasks would be content, `again` if
 * it would deliver the task again
 */
export async function deliver(task: ClockTask): Promise<'acted' | 'again'> {
  const { functions, projectId } = stackEnvironment();
  const url = `http://${functions.host}:${functions.port}/${projectId}/${FUNCTIONS_REGION}/roomClock`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudtasks-queuename': 'roomClock',
      'x-cloudtasks-taskname': `${task.roomId}-${task.stepSeq}-${task.mark}`,
    },
    body: JSON.stringify({ data: task }),
  });
  await response.arrayBuffer();
  if (response.status >= 400 && response.status < 500)
    throw new Error(`roomClock answered ${response.status}`);
  return response.ok ? 'acted' : 'again';
}
