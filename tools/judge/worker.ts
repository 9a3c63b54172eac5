import { parentPort } from 'node:worker_threads';
import { answerBody, answerLines, type Lines } from './perform.ts';
import type { Question } from './serve/service.ts';
import type { HttpAnswer } from './shapes.ts';

/** What a thread is asked, and what it answers with. */
export type Task = { lines: Lines } | { question: Question; body: string };
export type Done = { text: string } | { answer: HttpAnswer };

/** Answers tasks as one of several threads, each in its turn. */
export function answerTasks(): void {
  parentPort?.on('message', (task: Task) => {
    const done: Done =
      'lines' in task ? { text: answerLines(task.lines) } : { answer: answerBody(task.question, task.body) };
    parentPort?.postMessage(done);
  });
}
