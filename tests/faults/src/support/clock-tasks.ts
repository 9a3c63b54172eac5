import { FUNCTIONS_REGION } from '@rostrum/domain';
import { stackEnvironment } from './environment.ts';

/** The content of a clock task. */
export type ClockTask = { roomId: string; stepSeq: number; mark: 60 | 30 | 0 | 'end' | 'tally' };

/**
 * Delivers a task to a function as Cloud Tasks does. @returns `acted` if Cloud Tasks would be content, `again` if it
 * would deliver the task again
 */
async function deliverTo(queue: string, name: string, data: object): Promise<'acted' | 'again'> {
  const { functions, projectId } = stackEnvironment();
  const url = `http://${functions.host}:${functions.port}/${projectId}/${FUNCTIONS_REGION}/${queue}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudtasks-queuename': queue,
      'x-cloudtasks-taskname': name,
    },
    body: JSON.stringify({ data }),
  });
  await response.arrayBuffer();
  if (response.status >= 400 && response.status < 500)
    throw new Error(`${queue} answered ${response.status}`);
  return response.ok ? 'acted' : 'again';
}

/** Delivers a task of a room's clock. */
export const deliver = (task: ClockTask) =>
  deliverTo('roomClock', `${task.roomId}-${task.stepSeq}-${task.mark}`, task);

/** Delivers a task so many times at the same moment. */
export const deliverOften = (times: number, queue: string, data: object) =>
  Promise.all(Array.from({ length: times }, (_, index) => deliverTo(queue, `${queue}-${index}`, data)));
