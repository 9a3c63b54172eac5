import type { Numbered } from './beside-page.ts';

/** In a worker: answers each question with its number. */
export function answerEach<Question, Answer>(answer: (question: Question) => Answer): void {
  addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) => {
    postMessage({ id: data.id, answer: answer(data.question) });
  });
}
