import { afterEach, describe, expect, it } from 'vitest';
import { startCrew, type Crew } from './crew.ts';

/** Answers a body with itself, and breaks at one that says so. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ body }) => {
      if (body === 'break') throw new Error('broken');
      parentPort.postMessage({ answer: { status: 200, body: { body } } });
    });
  `)}`,
);

let crew: Crew;
afterEach(() => crew.end());

describe('a crew', () => {
  it('answers each of many at once with its own answer', async () => {
    crew = startCrew(ECHO);
    const bodies = Array.from({ length: 100 }, (_, at) => String(at));
    const answers = await Promise.all(bodies.map((body) => crew.answer('judge', body)));
    expect(answers).toEqual(bodies.map((body) => ({ status: 200, body: { body } })));
  });

  it('fails the task that breaks a thread, and answers the next with another', async () => {
    crew = startCrew(ECHO);
    await expect(crew.answer('judge', 'break')).rejects.toThrow('broken');
    expect(await crew.answer('judge', 'next')).toEqual({ status: 200, body: { body: 'next' } });
  });
});
