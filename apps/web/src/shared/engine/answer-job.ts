import { JOBS, type Job } from './jobs.ts';

type Numbered<Question> = { id: number; question: Question };
export type Answered<Answer> = { id: number; answer: Answer };
/** The first message to a worker names its job; each later one is a question. */
export type ToWorker = { job: Job } | Numbered<unknown>;

/** In a worker: takes a job, and answers each question with its number. `onFault` is called if the program cannot load or run. */
export function answerJob(
  post: (answered: Answered<unknown>) => void,
  onFault: (error: unknown) => void,
): (message: ToWorker) => void {
  let working: Promise<(question: never) => unknown> | undefined;
  return (message) => {
    if ('job' in message) {
      working = JOBS[message.job]();
      working.catch(onFault);
      return;
    }
    const { id, question } = message;
    working?.then((answer) => post({ id, answer: answer(question as never) })).catch(onFault);
  };
}
