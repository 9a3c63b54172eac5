import { createCatalogueDesk } from './catalogue-desk.ts';
import { answerTo, type Question } from './questions.ts';

const desk = createCatalogueDesk();

/** Answers each question under its number. */
addEventListener('message', ({ data }: MessageEvent<{ number: number; question: Question }>) => {
  void answerTo(desk, data.question).then(
    (value) => postMessage({ number: data.number, value }),
    (error: unknown) => postMessage({ number: data.number, fault: String(error) }),
  );
});
